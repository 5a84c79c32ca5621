import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {inLanguage, languageTags} from '@scriptcat/contract';
import {findAboveFloor, readFloor} from './lib/css-floor';

const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  browserslist: {production: string[]};
};
const queries = browserslist.production;
const floor = readFloor(queries);

const inEachLanguage = (folder: string) =>
  languageTags.map((tag) => path.join('site/build', inLanguage(folder, tag)));

const styles = inEachLanguage('/assets/css').flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
);
const aboveFloor = styles.flatMap((file) =>
  findAboveFloor(readFileSync(file, 'utf8'), floor).map((problem) => `${file}: ${problem}`),
);

// The versions that the documentation promises to support.
const promises = queries
  .filter((query) => !query.startsWith('ios_saf'))
  .map((query) => query.replace(' >= ', ' ').replace(/^./, (letter) => letter.toUpperCase()));
const broken = inEachLanguage('/docs/about').flatMap((page) => {
  const html = readFileSync(path.join(page, 'index.html'), 'utf8');
  return promises
    .filter((promise) => !html.includes(promise))
    .map((promise) => `${page} does not say ${promise}, which the browserslist names`);
});

const problems = [...aboveFloor, ...broken];
console.log(problems.join('\n') || `${styles.length} style sheets, ${promises.join(', ')}`);
process.exitCode = problems.length ? 1 : 0;
