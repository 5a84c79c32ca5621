import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type LanguageTag, languageTags} from '@scriptcat/contract';
import {docsFolder, openTranslations} from '../../site/plugins/translations/folders';
import {buildSettings} from '../../site/settings';

const siteFolder = path.resolve(import.meta.dirname, '../../site');
const folder = path.resolve(siteFolder, '../.cache/inputs');

/** The folder of a language's texts, seen from the site. */
const textsFolder = (tag: LanguageTag) =>
  tag === languageTags[0] ? docsFolder(tag) : `i18n/${tag}`;

/** Pages show their date of change, so the last commit is an input. */
function lastCommit(tag: LanguageTag): string {
  const others = languageTags.filter((other) => other !== tag).map(textsFolder);
  const paths = ['.', ...others.map((other) => `:!${other}`)];
  try {
    const args = ['log', '-1', '--format=%H', '--', ...paths];
    return execFileSync('git', args, {cwd: siteFolder, encoding: 'utf8', stdio: 'pipe'});
  } catch {
    return 'no history';
  }
}

/** What the pages of a translation show of its original: outdated sections and missing pages. */
function shownOriginals(tag: LanguageTag) {
  if (tag === languageTags[0]) return {};
  const {findChanged, findUntranslated, originals} = openTranslations(siteFolder, tag);
  const untranslated = findUntranslated().map((page) => [
    page,
    readFileSync(path.join(originals, page), 'utf8'),
  ]);
  return {changed: findChanged(), untranslated};
}

/*
 * The task `build:inputs`: writes the inputs of each language that are no files of its own, since
 * the task runner compares files. An edit of an original is not an input of its translation.
 */
mkdirSync(folder, {recursive: true});
const settings = buildSettings.map((name) => [name, process.env[name]]);
for (const tag of languageTags) {
  const inputs = {settings, commit: lastCommit(tag), ...shownOriginals(tag)};
  writeFileSync(path.join(folder, `${tag}.json`), JSON.stringify(inputs));
}
