import path from 'node:path';
import {type LanguageTag, locales} from '@scriptcat/contract';
import {openLanguage} from './language';
import {runSteps} from './run-steps';
import {languageSteps, siteSteps} from './steps';

/*
 * The steps after Docusaurus. `main.ts <locale>` runs those of one language, which may happen at
 * the same time for all; `main.ts` runs those of the whole site.
 */
const site = path.resolve(import.meta.dirname, '../../site');
const siteFolder = path.resolve(site, '..', process.env.SITE_FOLDER?.trim() || 'site/build');
const open = (tag: LanguageTag) =>
  openLanguage(tag, siteFolder, path.join(site, `.docusaurus-${tag}`));

const wanted = process.argv[2];
const locale = locales.find((name) => name === wanted);
if (wanted && !locale) throw new Error(`"${wanted}" is no language of the site.`);

const report = (line: string) => process.stdout.write(`  ${locale ?? 'site'}: ${line}\n`);
if (locale) {
  await runSteps(languageSteps, open(locale), report);
} else {
  const {url, hasOffline} = open(locales[0]);
  await runSteps(siteSteps, {folder: siteFolder, url, hasOffline}, report);
}
