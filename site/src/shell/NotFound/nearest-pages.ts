import {escapeHtml, languageTags, needlessPrefixes} from '@scriptcat/contract';

/** The id of the list of pages in the page that answers unknown addresses. */
export const KNOWN_PAGES = 'known-pages';

export interface KnownPages {
  heading: string;
  /** Address and title, the title as markup. */
  pages: readonly (readonly [path: string, title: string])[];
}

const MAX_SUGGESTIONS = 3;
const MAX_SEGMENT = 60;
const MAX_NAMES = 8;
/** Below this two names have little in common. */
const LEAST_LIKENESS = 0.6;

/** How many letters have to be added, taken away or changed to make one text of the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, at) => at);
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1];
    for (const [at, other] of [...b].entries()) {
      const change = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** From 0 for nothing in common to 1 for the same. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short = '', long = ''] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.split(/[-_.]/).includes(short)) return 0.8;
  return 1 - editDistance(short, long) / long.length;
}

const languageNames = [...languageTags, ...needlessPrefixes.map((prefix) => prefix.slice(1))];
const tellsNothing = new Set(['docs', 'index', ...languageNames].map((name) => name.toLowerCase()));

/** The names in an address that tell something, without the language and the ending. */
function namesIn(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .map((name) => name.replace(/\.(?:html?|mdx?|php)$/, '').slice(0, MAX_SEGMENT))
    .filter((name) => name && !tellsNothing.has(name));
}

/** A page is meant by its own name; the names above it only tell equals apart. */
function likenessOfPaths(
  telling: readonly string[],
  known: readonly string[],
  asked: readonly string[],
): number {
  const last = known.at(-1) ?? '';
  const own = Math.max(...telling.map((name) => likeness(name, last)));
  const shared = known.slice(0, -1).filter((name) => asked.includes(name)).length;
  return own < LEAST_LIKENESS ? 0 : own + shared / 100;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The known pages that an address comes close to, nearest first. */
export function nearestPages(path: string, pages: KnownPages['pages']): KnownPages['pages'] {
  const known = pages.map((page) => ({page, names: namesIn(page[0])}));
  const folders = new Set(known.flatMap(({names}) => names.slice(0, -1)));
  const asked = namesIn(decoded(path)).slice(-MAX_NAMES);
  // "use" in "/docs/use/…" tells the part of the site, not the page.
  const telling = asked.filter((name, at) => at === asked.length - 1 || !folders.has(name));
  if (telling.length === 0) return [];
  return known
    .map(({page, names}) => ({page, score: likenessOfPaths(telling, names, asked)}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({page}) => page);
}

/** The suggestions for an address as markup; nothing where no list is at hand or nothing is near. */
export function suggestionsFor(path: string): string {
  const data = document.getElementById(KNOWN_PAGES)?.textContent;
  if (!data) return '';
  const {heading, pages}: KnownPages = JSON.parse(data);
  const near = nearestPages(path, pages);
  if (near.length === 0) return '';
  const items = near.map(([href, title]) => `<li><a href="${escapeHtml(href)}">${title}</a></li>`);
  return `<p>${heading}</p><ul>${items.join('')}</ul>`;
}
