import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {addressedPages, type Language, writeText} from '../language';
import {createCopyReader} from './copy-cache';
import {type ListedPage, listOfData, listOfPages} from './llms';

/** A changed conversion begins with an empty cache. */
const conversion = readFileSync(path.join(import.meta.dirname, 'to-markdown.ts'));
const cacheFolder = path.resolve(
  import.meta.dirname,
  '../../../.cache/markdown-copies',
  createHash('sha256').update(conversion).digest('hex').slice(0, 12),
);

/** Writes `index.md` beside every documentation page, and `llms.txt` as the way in. */
export function writeMarkdownCopies(language: Language): void {
  const {url: origin, baseUrl, title, tagline, locale} = language;
  const readMarkdown = createCopyReader(cacheFolder);
  const pages: ListedPage[] = [];
  for (const {route, html} of addressedPages(language)) {
    const copy = readMarkdown(html, `${origin}${route}`);
    if (!copy) continue;
    writeText(language, `${route.slice(baseUrl.length)}index.md`, copy.markdown);
    pages.push({...copy, url: `${origin}${route}index.md`});
  }
  const data = listOfData(origin, locale);
  const list = (listed: readonly ListedPage[]) =>
    `${listOfPages({name: title, tagline, pages: listed}, locale)}\n${data}`;
  writeText(language, 'llms.txt', list(pages));
  writeText(language, 'llms-dev.txt', list(pages.filter(({url}) => url.includes('/docs/dev/'))));
  writeText(language, 'llms-full.txt', pages.map(({markdown}) => markdown).join('\n---\n\n'));
}
