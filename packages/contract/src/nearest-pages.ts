import {editDistance} from './edit-distance';
import {languageTags} from './language';
import {needlessPrefixes} from './routes';

/** Address and title of a page. */
export type KnownPage = readonly [path: string, title: string];

const MAX_SUGGESTIONS = 3;
const MAX_SEGMENT = 60;
const MAX_NAMES = 8;
/** Minimum similarity of a suggestion. */
const LEAST_LIKENESS = 0.6;

/** Similarity from 0 to 1. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short = '', long = ''] = a.length < b.length ? [a, b] : [b, a];
  // Splitting is dear, and nearly always for nothing.
  const isInside = short.length >= 3 && long.includes(short);
  if (isInside && long.split(/[-_.]/).includes(short)) return 0.8;
  // Without the limit, eight long names took 100 ms to compare.
  return 1 - editDistance(short, long, long.length * (1 - LEAST_LIKENESS)) / long.length;
}

const languageNames = [...languageTags, ...needlessPrefixes.map((prefix) => prefix.slice(1))];
const tellsNothing = new Set(['docs', 'index', ...languageNames].map((name) => name.toLowerCase()));

/** The meaningful segments of a path, without language and extension. */
function namesIn(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .map((name) => name.replace(/\.(?:html?|mdx?|php)$/, '').slice(0, MAX_SEGMENT))
    .filter((name) => name && !tellsNothing.has(name));
}

/** Compares the last segment; the ones before it only break ties. */
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
export function nearestPages(path: string, pages: readonly KnownPage[]): readonly KnownPage[] {
  const known = pages.map((page) => ({page, names: namesIn(page[0])}));
  const folders = new Set(known.flatMap(({names}) => names.slice(0, -1)));
  const asked = namesIn(decoded(path)).slice(-MAX_NAMES);
  // "use" in "/docs/use/…" identifies a section, not a page.
  const telling = asked.filter((name, at) => at === asked.length - 1 || !folders.has(name));
  if (telling.length === 0) return [];
  return known
    .map(({page, names}) => ({page, score: likenessOfPaths(telling, names, asked)}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({page}) => page);
}
