import {addressedPages, type Language, writeText} from '../language';
import {factsOf} from '../page-facts';
import {type ListedPage, listForAssistants, listOfData, listOfPages} from './llms';

/** Writes `index.md` and `<name>.md` for every documentation page, and `llms.txt` as the way in. */
export function writeMarkdownCopies(language: Language): void {
  const {url: origin, baseUrl, title, tagline, tag} = language;
  const pages: ListedPage[] = [];
  for (const page of addressedPages(language)) {
    const {copy} = factsOf(page, language);
    if (!copy) continue;
    const {route} = page;
    const name = route.slice(baseUrl.length);
    // Static hosts have no rewrites, so each copy is written under both URLs that clients try.
    for (const file of [`${name}index.md`, name.replace(/\/$/, '.md')]) {
      writeText(language, file, copy.markdown);
    }
    pages.push({...copy, url: `${origin}${route}index.md`});
  }
  const data = `${listForAssistants(origin, tag)}\n${listOfData(origin, tag)}`;
  const list = (listed: readonly ListedPage[]) =>
    `${listOfPages({name: title, tagline, pages: listed}, tag)}\n${data}`;
  writeText(language, 'llms.txt', list(pages));
  writeText(language, 'llms-dev.txt', list(pages.filter(({url}) => url.includes('/docs/dev/'))));
  writeText(language, 'llms-full.txt', pages.map(({markdown}) => markdown).join('\n---\n\n'));
}
