import {compare, type Drift} from './compare';
import {readDocumented} from './documented';
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
for (const drift of drifts) console.log(line(drift));
console.log(
  drifts.length === 0 ? 'The documentation has everything.' : `${drifts.length} differences`,
);
