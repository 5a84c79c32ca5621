import {inLanguage, languageTags, legacyRedirects, looseKey} from '@scriptcat/contract';

/** What a request target means for the built site. */
export type Resolution =
  | {kind: 'found'; path: string}
  | {kind: 'moved'; path: string; location: string}
  | {kind: 'missing'; path: string}
  | {kind: 'malformed'};

/** Addresses of a build: exact ones, and where each loose spelling leads. */
export interface AddressBook {
  exact: ReadonlySet<string>;
  loose: ReadonlyMap<string, string>;
}

interface Target {
  path: string;
  query: string;
}

const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

function splitTarget(target: string): Target {
  const local = target.replace(ABSOLUTE_FORM, '') || '/';
  const beforeHash = local.split('#', 1)[0] ?? '';
  const mark = beforeHash.indexOf('?');
  if (mark < 0) return {path: beforeHash, query: ''};
  return {path: beforeHash.slice(0, mark), query: beforeHash.slice(mark)};
}

/** Undefined for a broken escape; a path that is no UTF-8 stays as it is and will not be found. */
function decodePath(path: string): string | undefined {
  if (!path.includes('%')) return path;
  if (/%(?![0-9a-f]{2})|%00/i.test(path)) return undefined;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Undefined when `..` climbs above the root. */
function resolveDots(path: string): string | undefined {
  const kept: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') {
      if (kept.pop() === undefined) return undefined;
    } else if (segment !== '' && segment !== '.') {
      kept.push(segment);
    }
  }
  return `/${kept.join('/')}`;
}

/** A query becomes part of a header field, so only visible ASCII passes. */
function safeQuery(query: string): string {
  return query.replace(/[^\x21-\x7e]/g, '');
}

/**
 * Finds the file for a request target. A redirect can only lead to an address of the book, so
 * nothing a visitor writes into the path ever becomes part of a `Location`.
 */
export function resolveTarget(target: string, book: AddressBook): Resolution {
  const {path, query} = splitTarget(target);
  if (!path.startsWith('/')) return {kind: 'malformed'};
  if (book.exact.has(path)) return {kind: 'found', path};
  const decoded = decodePath(path);
  const plain = decoded === undefined ? undefined : resolveDots(decoded);
  if (plain === undefined) return {kind: 'malformed'};
  const canonical = book.loose.get(looseKey(plain));
  if (canonical === undefined) return {kind: 'missing', path: plain};
  return {kind: 'moved', path: canonical, location: canonical + safeQuery(query)};
}

/** Builds the book from canonical addresses, adding former addresses whose place is free. */
export function createAddressBook(paths: readonly string[]): AddressBook {
  const exact = new Set(paths);
  const loose = new Map<string, string>();
  // Pages first, so that `/x/` wins over a file `/x.html`.
  for (const path of [...paths].sort((a, b) => pageRank(a) - pageRank(b))) {
    const key = looseKey(decodeURI(path));
    if (!loose.has(key)) loose.set(key, path);
  }
  for (const {from, to} of redirectsFor(loose)) loose.set(looseKey(from), to);
  return {exact, loose};
}

const pageRank = (path: string) => (path.endsWith('/') ? 0 : 1);

/** Former addresses, in every language, that have a successor in the build and no page there. */
export function redirectsFor(pages: {has(key: string): boolean}) {
  return languageTags.flatMap((locale) =>
    legacyRedirects
      .map(({from, to}) => ({from: inLanguage(from, locale), to: inLanguage(to, locale)}))
      .filter(({from, to}) => !pages.has(looseKey(from)) && pages.has(looseKey(to))),
  );
}
