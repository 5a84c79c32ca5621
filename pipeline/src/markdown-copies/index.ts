import words from '@scriptcat/content/site/llms';
import {overviewOf} from '@scriptcat/contract';
import {addressedPages, type Language, writeText} from '../language';
import {factsOf} from '../page-facts';
import {type ListedPage, listForAssistants, listOfData, listOfPages} from './llms';
import {splitCopy} from './split-copy';

/**
 * Writes `index.md` and `<name>.md` for every documentation page, and `llms.txt` as the way in. A
 * long copy goes on in `part-2/` and so on.
 */
export function writeMarkdownCopies(language: Language): void {
  const {url: origin, baseUrl, title, tagline, tag} = language;
  const {head, next} = words[tag];
  const pages: ListedPage[] = [];
  for (const page of addressedPages(language)) {
    const {copy} = factsOf(page, language);
    if (!copy) continue;
    const {route} = page;
    const parts = splitCopy(copy.markdown);
    const nameOf = (part: number) =>
      route.slice(baseUrl.length) + (part === 0 ? '' : `part-${part + 1}/`);
    for (const [part, text] of parts.entries()) {
      const index = `> ${head} <${origin}${baseUrl}llms.txt>\n`;
      const more = `\n${next} <${origin}${baseUrl}${nameOf(part + 1)}index.md>\n`;
      const whole = `${index}\n${text}${part + 1 < parts.length ? more : ''}`;
      // Static hosts have no rewrites, so each copy is written under both URLs that clients try.
      for (const file of [`${nameOf(part)}index.md`, nameOf(part).replace(/\/$/, '.md')]) {
        writeText(language, file, whole);
      }
    }
    // The names of the many entries of the reference say enough.
    const description = overviewOf(route) === route ? copy.description : '';
    pages.push({...copy, description, url: `${origin}${route}index.md`});
  }
  const data = `${listForAssistants(origin, tag)}\n${listOfData(origin, tag)}`;
  const list = (listed: readonly ListedPage[]) =>
    `${listOfPages({name: title, tagline, pages: listed}, tag)}\n${data}`;
  writeText(language, 'llms.txt', list(pages));
  writeText(language, 'llms-dev.txt', list(pages.filter(({url}) => url.includes('/docs/dev/'))));
}
