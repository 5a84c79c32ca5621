import path from 'node:path';
import {languageTags} from '@scriptcat/contract';
import {cacheFolder, trimCache} from './disk-cache';
import {openLanguage, readBuildFacts} from './language';
import {runSteps} from './run-steps';
import {languageSteps, siteSteps} from './steps';

/*
 * Runs the steps after Docusaurus: `main.ts <language> <folder>` for one language (languages can run
 * in parallel), `main.ts site <folder>` for the whole site.
 */
const [wanted, folder] = process.argv.slice(2);
const language = languageTags.find((name) => name === wanted);
if (!folder || !(language || wanted === 'site')) {
  throw new Error(`Usage: main.ts <${[...languageTags, 'site'].join(' | ')}> <folder>`);
}

const generated = (tag: string) =>
  path.resolve(import.meta.dirname, `../../site/.docusaurus-${tag}`);
const report = (line: string) => process.stdout.write(`  ${wanted}: ${line}\n`);

if (language) {
  await runSteps(languageSteps, openLanguage(language, folder, generated(language)), report);
} else {
  const {url, hasOffline} = readBuildFacts(generated(languageTags[0]));
  await runSteps(siteSteps, {folder, url, hasOffline}, report);
  for (const cache of ['pages', 'compressed', 'social-cards'] as const) {
    trimCache(cacheFolder(cache));
  }
}
