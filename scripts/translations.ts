import {acceptTranslations} from '../site/plugins/translations/accept';
import {openTranslations, translatedLanguages} from '../site/plugins/translations/folders';

/*
 * `npm run translations` lists sections whose original has changed since they were translated.
 * `npm run translations -- accept` records what was changed in both languages as agreeing again, and
 * `npm run translations -- accept use/sync.mdx` a whole page, after its translation was looked at.
 */
const [command = 'list', ...named] = process.argv.slice(2);
for (const language of translatedLanguages) {
  const translations = openTranslations('site', language);
  const unknown = named.filter((page) => !translations.pages().includes(page));
  if (unknown.length > 0 || !['list', 'accept'].includes(command)) {
    const what = unknown.length > 0 ? `There’s no page ${unknown.join(', ')}. ` : '';
    console.error(`${what}Use list, accept or accept <page below site/docs> ….`);
    process.exit(2);
  }
  if (command === 'accept') {
    console.log(`${language}: ${acceptTranslations(translations, named)} sections accepted`);
  }
  const left = translations.findChanged();
  for (const {page, id, state} of left) {
    console.log(`${language}: ${state.padEnd(8)} ${page}${id && `#${id}`}`);
  }
  const behind = left.filter(({state}) => state === 'behind').length;
  console.log(`${language}: ${behind} sections are older than their original`);
}
