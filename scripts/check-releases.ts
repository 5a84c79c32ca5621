import {existsSync, readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {changelogPaths} from '../site/src/changelog/releases/addresses';
import {releases} from '../site/src/changelog/releases/all';
import {findProblems} from '../site/src/changelog/releases/problems';
import {lines, milestones} from '../site/src/changelog/releases/timeline';
import {missingAnchors} from './lib/anchors';

const limit = 70 * 1024;

const read = (page: string) => {
  const file = `site/build/${page}index.html`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

const heavyPages = ['', 'en/']
  .flatMap((prefix) => Object.values(changelogPaths).map((page) => `${prefix}${page}`))
  .map((page) => ({page, bytes: brotliCompressSync(read(page) ?? '').length}))
  .filter(({bytes}) => bytes >= limit)
  .map(({page, bytes}) => `/${page}: ${bytes} bytes compressed, the limit is ${limit}`);

const problems = [
  ...findProblems(lines, releases),
  ...missingAnchors(milestones, read),
  ...heavyPages,
];
console.log(problems.join('\n') || `${releases.length} releases, every version at its address`);
process.exitCode = problems.length ? 1 : 0;
