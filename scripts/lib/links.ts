import {languageOf} from '@scriptcat/contract';
import {parseHtml} from '@scriptcat/search/extract';
import type {Element} from 'hast';
import {visit} from 'unist-util-visit';

/** What the link check needs to know of a built page. */
export interface BuiltPage {
  /** Address of the page, with its trailing slash. */
  url: string;
  ids: Set<string>;
  /** Ids that stand more than once on the page. */
  repeated: string[];
  links: {href: string; isLanguageSwitch: boolean}[];
}

/** Reads ids and internal references from a built page. */
export function readPage(url: string, html: string): BuiltPage {
  const page: BuiltPage = {url, ids: new Set(), repeated: [], links: []};
  visit(parseHtml(html), 'element', (node: Element) => {
    const {id, href, src, action, name, hrefLang, lang} = node.properties;
    if (typeof id === 'string') {
      if (page.ids.has(id)) page.repeated.push(id);
      page.ids.add(id);
    }
    if (node.tagName === 'a' && typeof name === 'string') page.ids.add(name);
    for (const value of [href, src, action]) {
      if (typeof value !== 'string' || !value) continue;
      page.links.push({href: value, isLanguageSwitch: Boolean(hrefLang ?? lang)});
    }
  });
  return page;
}

interface Site {
  pages: Map<string, BuiltPage>;
  /** Whether a URL path is a file of the build. */
  hasFile(pathname: string): boolean;
  /** Where the server redirects a path, if it does. */
  redirect(pathname: string): string | undefined;
  origin: string;
  /** URL of the repository with the site's source. */
  repository: string;
  /** Whether that repository has a file. */
  hasSource(file: string): boolean;
}

const isPage = (pathname: string) => !/\.\w+$/.test(pathname);

/** The problem with a link to a file of the repository, such as "Edit this page". */
function sourceProblems(href: string, {repository, hasSource}: Site): string[] {
  const file = href.startsWith(`${repository}/`)
    ? /^(?:edit|blob)\/main\/([^?#]+)/.exec(href.slice(repository.length + 1))?.[1]
    : undefined;
  return !file || hasSource(file) ? [] : [`"${href}": the repository has no such file`];
}

/** Broken links and anchors of a page, repeated ids, and links that switch the language. */
export function linkProblems(page: BuiltPage, site: Site): string[] {
  const repeated = page.repeated.map((id) => `the id "${id}" stands twice`);
  const broken = page.links.flatMap((link) => {
    let target: URL;
    try {
      target = new URL(link.href, site.origin + page.url);
    } catch {
      return [`"${link.href}" is not an address`];
    }
    if (target.origin !== site.origin) return sourceProblems(link.href, site);
    const path = decodeURIComponent(target.pathname);
    if (path.startsWith('/api/')) return [];
    if (!isPage(path)) return site.hasFile(path) ? [] : [`"${link.href}": there is no such file`];

    const found = site.pages.get(path) ?? site.pages.get(site.redirect(path) ?? '');
    if (!found) return [`"${link.href}": there is no such page`];
    const anchor = decodeURIComponent(target.hash.slice(1)).replace(/=.*$/, '');
    if (anchor && !found.ids.has(anchor)) return [`"${link.href}": no such anchor`];
    if (!link.isLanguageSwitch && languageOf(found.url) !== languageOf(page.url)) {
      return [`"${link.href}" leaves the language of the page`];
    }
    return [];
  });
  return [...repeated, ...broken];
}

/**
 * Old pages and anchors that lead nowhere. An anchor that moved is still on its page, as an entry of
 * `MovedSections` whose link is checked like any other.
 */
export function oldAddressProblems(
  addresses: Readonly<Record<string, readonly string[]>>,
  find: (path: string) => BuiltPage | undefined,
): string[] {
  return Object.entries(addresses).flatMap(([path, anchors]) => {
    const page = find(path);
    if (!page)
      return [`${path}: the old page is gone. Add a redirect to packages/contract/src/routes.ts`];
    return anchors
      .filter((anchor) => !page.ids.has(anchor))
      .map(
        (anchor) =>
          `${page.url}: the old anchor of ${path}#${anchor} is gone. Add it to content/guide/moved-anchors.yaml`,
      );
  });
}
