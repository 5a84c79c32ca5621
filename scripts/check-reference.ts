import {readFileSync} from 'node:fs';
import path from 'node:path';
import {apis, metadataKeys} from '@scriptcat/userscript';
import {filesBelow} from './lib/files';
import {coverageProblems, entriesOf} from './lib/reference';

// The Chinese pages only: check-i18n.ts compares the entries of both languages.
const folder = 'site/docs/dev';
const entries = (component: string) =>
  filesBelow(folder, /\.mdx$/).flatMap((file) =>
    entriesOf(file, readFileSync(path.join(folder, file), 'utf8'), component),
  );
const namesOf = (rows: readonly {name: string}[]) => rows.map(({name}) => name);

const problems = [
  ...coverageProblems('API', namesOf(apis), entries('ApiEntry')),
  ...coverageProblems('metadata key', namesOf(metadataKeys), entries('MetadataEntry')),
];
console.log(
  problems.join('\n') || `${apis.length} APIs and ${metadataKeys.length} metadata keys documented`,
);
process.exitCode = problems.length ? 1 : 0;
