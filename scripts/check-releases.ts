import {existsSync, readFileSync} from 'node:fs';
import {releases} from '../site/src/data/releases/all';
import {findProblems} from '../site/src/data/releases/problems';
import {lines, milestones} from '../site/src/data/releases/timeline';
import {missingAnchors} from './lib/anchors';

const pages = missingAnchors(milestones, (page) => {
  const file = `site/build/${page}index.html`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
});
const problems = [...findProblems(lines, releases), ...pages];

console.log(problems.join('\n') || `${releases.length} releases, every version at its address`);
process.exitCode = problems.length ? 1 : 0;
