import {inLanguage, languageTags, legacyRedirects, looseKey} from '@scriptcat/contract';

/** Where every loose spelling leads: another case, no slash at the end, `.html`, a former address. */
export type AddressBook = ReadonlyMap<string, string>;

const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/** A path that is no UTF-8 stays as it is and will not be found. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * What a request target asks for. A redirect can only lead to an address of the book, so nothing a
 * visitor writes into the path ever becomes part of a `Location`.
 */
export function resolveTarget(target: string, book: AddressBook) {
  const local = target.replace(ABSOLUTE_FORM, '') || '/';
  const [exact = ''] = local.split(/[?#]/, 1);
  if (!exact.startsWith('/')) return {exact, path: '/'};
  // The parser removes dots and escapes what is not allowed in a header field.
  const {pathname, search} = new URL(`http://localhost${local}`);
  const path = decodePath(pathname).replace(/\/+/g, '/');
  const canonical = book.get(looseKey(path));
  return {exact, path, canonical, location: canonical && canonical + search};
}

/** Builds the book from canonical addresses, adding former addresses whose place is free. */
export function createAddressBook(paths: readonly string[]): AddressBook {
  const book = new Map<string, string>();
  // Pages first, so that `/x/` wins over a file `/x.html`.
  for (const path of [...paths].sort((a, b) => pageRank(a) - pageRank(b))) {
    const key = looseKey(decodeURI(path));
    if (!book.has(key)) book.set(key, path);
  }
  for (const {from, to} of redirectsFor(book)) book.set(looseKey(from), to);
  return book;
}

const pageRank = (path: string) => (path.endsWith('/') ? 0 : 1);

/** Former addresses, in every language, that have a successor in the build and no page there. */
export function redirectsFor(pages: {has(key: string): boolean}) {
  return languageTags.flatMap((language) =>
    legacyRedirects
      .map(({from, to}) => ({from: inLanguage(from, language), to: inLanguage(to, language)}))
      .filter(({from, to}) => !pages.has(looseKey(from)) && pages.has(looseKey(to))),
  );
}
