import path from 'node:path';
import {languageTags} from '@scriptcat/contract';
import {openLanguage, readBuildFacts} from './language';
import {runSteps} from './run-steps';
import {languageSteps, siteSteps} from './steps';

/*
 * The steps after Docusaurus. `main.ts <locale> <folder>` runs those of one language, which may
 * happen at the same time for all; `main.ts site <folder>` runs those of the whole site.
 */
const [wanted, folder] = process.argv.slice(2);
const locale = languageTags.find((name) => name === wanted);
if (!folder || !(locale || wanted === 'site')) {
  throw new Error(`Usage: main.ts <${[...languageTags, 'site'].join(' | ')}> <folder>`);
}

const generated = (tag: string) =>
  path.resolve(import.meta.dirname, `../../site/.docusaurus-${tag}`);
const report = (line: string) => process.stdout.write(`  ${wanted}: ${line}\n`);

if (locale) {
  await runSteps(languageSteps, openLanguage(locale, folder, generated(locale)), report);
} else {
  const {url, hasOffline} = readBuildFacts(generated(languageTags[0]));
  await runSteps(siteSteps, {folder, url, hasOffline}, report);
}
