import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type LanguageTag, languageTags} from '@scriptcat/contract';
import {cacheFolder, trimCache} from './disk-cache';
import {
  assemble,
  builtFolder,
  generatedFolder,
  prepareDocusaurus,
  runDocusaurus,
} from './docusaurus';
import {openLanguage, readBuildFacts} from './language';
import {runSteps} from './run-steps';

const root = path.resolve(import.meta.dirname, '../..');
const report = (line: string) => process.stdout.write(`  ${line}\n`);

/** Imported while Docusaurus builds. */
const importSteps = () => import('./steps');

async function buildLanguage(tag: LanguageTag): Promise<void> {
  const [{languageSteps}] = await Promise.all([importSteps(), runDocusaurus(tag)]);
  const language = openLanguage(tag, builtFolder(tag), generatedFolder(tag));
  await runSteps(languageSteps, language, (line) => report(`${tag}: ${line}`));
}

/** Languages without a task of their own in package.json. */
function otherLanguages(): LanguageTag[] {
  const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return languageTags.filter((tag) => !(`build:${tag}` in scripts));
}

async function buildOtherLanguages(): Promise<void> {
  for (const tag of otherLanguages()) await buildLanguage(tag);
}

async function buildSite(): Promise<void> {
  // The server serves the same folder.
  const folder = path.resolve(root, process.env.SITE_FOLDER?.trim() || 'site/build');
  assemble(folder);
  const {siteSteps} = await importSteps();
  const {url, hasOffline} = readBuildFacts(generatedFolder(languageTags[0]));
  await runSteps(siteSteps, {folder, url, hasOffline}, report);
  for (const cache of ['pages', 'compressed', 'social-cards'] as const) {
    trimCache(cacheFolder(cache));
  }
}

/** The build tasks of package.json. */
const tasks: Readonly<Record<string, () => void | Promise<void>>> = {
  config: prepareDocusaurus,
  ...Object.fromEntries(languageTags.map((tag) => [tag, () => buildLanguage(tag)])),
  others: buildOtherLanguages,
  site: buildSite,
};

const [name = ''] = process.argv.slice(2);
const task = tasks[name];
if (!task) throw new Error(`Unknown task "${name}". Use one of: ${Object.keys(tasks).join(', ')}.`);
await task();
