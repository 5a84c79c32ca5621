import {existsSync, readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import milestones from '@scriptcat/content/releases/milestones';
import {inLanguage, languageTags} from '@scriptcat/contract';
import {changelogPaths} from '../site/src/changelog/releases/addresses';
import {missingAnchors} from './lib/anchors';

const limit = 70 * 1024;

const read = (page: string) => {
  const file = `site/build${page}index.html`;
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

const heavyPages = languageTags
  .flatMap((tag) => Object.values(changelogPaths).map((page) => inLanguage(`/${page}`, tag)))
  .map((page) => ({page, bytes: brotliCompressSync(read(page) ?? '').length}))
  .filter(({bytes}) => bytes >= limit)
  .map(({page, bytes}) => `${page}: ${bytes} bytes compressed, the limit is ${limit}`);

const problems = [...missingAnchors(milestones, read), ...heavyPages];
console.log(problems.join('\n') || `${milestones.length} releases, every version at its address`);
process.exitCode = problems.length ? 1 : 0;
