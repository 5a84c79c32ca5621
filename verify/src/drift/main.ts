import {compare, type Drift} from './compare';
import {readDocumented} from './documented';
import {checkFixes, documentedFixes} from './fixes';
import {reasonToKeep} from './known';
import {readReference} from './reference';

// `npm run drift -- <folder>` says what the documentation owes to a version of the extension.
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Name a folder with reference data, or the source of the extension.');
  process.exit(2);
}
const drifts = compare(readReference(folder), readDocumented());
const line = ({kind, what, name, now, file}: Drift) =>
  `${kind.padEnd(8)}${what.padEnd(14)}${name}${now ? ` → ${now}` : ''}\n${' '.repeat(22)}${file}`;
const owed = drifts.filter((drift) => !reasonToKeep(drift));
for (const drift of owed) console.log(line(drift));
for (const drift of drifts) {
  const why = reasonToKeep(drift);
  if (why) console.log(`known   ${drift.what.padEnd(14)}${drift.name}: ${why}`);
}
const fixes = documentedFixes();
const wrong = checkFixes(folder, fixes);
for (const problem of wrong ?? []) console.log(problem);
console.log(
  wrong
    ? `${fixes.length - wrong.length} of ${fixes.length} repairs of known problems are in their version.`
    : `Repairs of known problems not checked: ${folder} is not a git repository.`,
);
console.log(owed.length === 0 ? 'The documentation has everything.' : `${owed.length} differences`);
