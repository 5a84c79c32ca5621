/**
 * What building the site takes, in a copy of the repository below bench/.cache: from nothing, and
 * after edits. A page of one language makes that language again, a component all of them.
 */
import {appendFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {copyWorkspace} from '@scriptcat/testing/workspace-copy';
import {type Cost, measureBuild} from './lib/measure-build';
import {printTable} from './lib/table';

const copy = path.join(import.meta.dirname, '.cache/build');

const builds = [
  {name: 'from nothing', goalSeconds: 60},
  {
    name: 'after an edit of one page',
    goalSeconds: 20,
    file: 'site/i18n/en/docusaurus-plugin-content-docs/current/use/sync.mdx',
    text: '\nOne more sentence.\n',
  },
  {
    name: 'after an edit of a component',
    file: 'site/src/shell/PageFeedback/index.tsx',
    text: '\nexport const edited = true;\n',
  },
  {name: 'after no edit', goalSeconds: 20},
];

const show = ({seconds, cpuSeconds, peakMiB}: Cost) => [
  `${seconds.toFixed(1)} s`,
  `${cpuSeconds.toFixed(1)} s`,
  `${Math.round(peakMiB)} MiB`,
];

copyWorkspace(copy);
const rows: string[][] = [];
let isMet = true;
for (const {name, goalSeconds, file, text} of builds) {
  if (file) appendFileSync(path.join(copy, file), text);
  const cost = await measureBuild(copy);
  if (goalSeconds && cost.seconds > goalSeconds) isMet = false;
  rows.push([name, ...show(cost), goalSeconds ? `${goalSeconds} s` : '']);
}
rmSync(copy, {recursive: true, force: true});
printTable([['', 'wall', 'processor', 'peak memory', 'goal'], ...rows]);
console.log(isMet ? 'goals met' : 'goals missed');
process.exitCode = isMet ? 0 : 1;
