import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {openTranslations, translatedLanguages} from '../site/plugins/translations/folders';
import {checkExternalLinks, externalLinks} from './lib/external-links';
import {filesBelow} from './lib/files';
import {runProgram} from './lib/run.mjs';
import {fetchFigures, withFigures} from './lib/stats';
import {oldFigures, printRound, type Subject, unhelpfulPages} from './lib/weekly';

/*
 * The weekly report: `npm run weekly`. `--network` adds checks that need the network, `--extension
 * <folder>` adds drift, DATABASE_URL adds votes.
 */
const {values} = parseArgs({
  options: {
    network: {type: 'boolean', default: false},
    extension: {type: 'string'},
    'max-links': {type: 'string', default: '300'},
  },
});
const needsNetwork = 'add --network';
const statsFile = 'site/src/home/data/stats.json';
const pageFolders = ['site/docs', 'site/i18n/en', 'content'];

async function figures(): Promise<Subject> {
  const name = 'Figures of the home page';
  const stats = JSON.parse(readFileSync(statsFile, 'utf8'));
  if (!values.network) return {name, todo: oldFigures(stats, Date.now())};
  const {figures: found, problems} = await fetchFigures(fetch);
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(statsFile, `${JSON.stringify(withFigures(stats, found, today), null, 2)}\n`);
  const changed = Object.keys(found).length > 0 ? [`review and commit ${statsFile}`] : [];
  return {name, todo: [...changed, ...problems]};
}

async function links(): Promise<Subject> {
  const name = 'Links to other sites';
  if (!values.network) return {name, todo: [], skipped: needsNetwork};
  const files = pageFolders.flatMap((folder) =>
    filesBelow(folder, /\.(mdx|json|yaml)$/).map((file) => path.join(folder, file)),
  );
  const found = externalLinks(files.map((file) => ({file, source: readFileSync(file, 'utf8')})));
  const {broken, left} = await checkExternalLinks(found, {
    ask: (url, method) =>
      fetch(url, {
        method,
        signal: AbortSignal.timeout(10_000),
        headers: {'user-agent': 'scriptcat-docs-link-check'},
      }),
    pause: () => wait(1000),
    maxLinks: Number(values['max-links']),
  });
  const rest = left > 0 ? [`${left} links weren’t checked. Raise --max-links`] : [];
  return {
    name,
    todo: [
      ...broken.map(({url, problem, files: at}) => `${url} ${problem}: ${at.join(', ')}`),
      ...rest,
    ],
  };
}

async function drift(): Promise<Subject> {
  const name = 'Drift from the extension';
  if (!values.extension) return {name, todo: [], skipped: 'add --extension <folder>'};
  const {code, output} = await runProgram(['tsx', 'verify/src/drift/main.ts', values.extension], {
    quiet: true,
  });
  const lines = output.split('\n').filter((line) => /^(?:new|gone|renamed)\s/.test(line));
  return {name, todo: code === 0 ? lines : [output.trim()]};
}

function translations(): Subject {
  const todo = translatedLanguages.flatMap((language) =>
    openTranslations('site', language)
      .findChanged()
      .filter(({state}) => state === 'behind')
      .map(({page, id}) => `${language}: translate ${page}${id && `#${id}`}`),
  );
  return {name: 'Sections behind their original', todo};
}

async function votes(): Promise<Subject> {
  const name = 'Pages that didn’t help';
  if (!process.env.DATABASE_URL) return {name, todo: [], skipped: 'set DATABASE_URL'};
  const cli = ['tsx', 'server/src/cli/feedback.ts'];
  const command = [...cli, 'report', '--format', 'json', '--texts'];
  const {code, output} = await runProgram([...command, '--since', '30d'], {quiet: true});
  if (code !== 0) return {name, todo: [`the report failed: ${output.trim()}`]};
  const {pages} = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  return {name, todo: unhelpfulPages(pages?.pages ?? [])};
}

const subjects = [await figures(), await links(), await drift(), translations(), await votes()];
console.log(printRound(subjects));
