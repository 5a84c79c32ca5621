import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import milestones from '@scriptcat/content/releases/milestones';
import identity from '@scriptcat/content/site/identity';
import {inLanguage, languageTags, legacyRedirects} from '@scriptcat/contract';
import {parse} from 'yaml';
import {missingAnchors} from './lib/anchors';
import {filesBelow} from './lib/files';
import {linkProblems, oldAddressProblems, readPage} from './lib/links';

const build = 'site/build';
/** By path without language prefix, the anchors that a page had. */
const oldAddresses = parse(readFileSync('testing/old-addresses.yaml', 'utf8')) as Record<
  string,
  string[]
>;
const origin = 'https://site.invalid';
const addressOf = (file: string) => `/${file.replace(/index\.html$/, '')}`;

const pages = new Map(
  filesBelow(build, /\.html$/).map((file) => {
    const html = readFileSync(path.join(build, file), 'utf8');
    // Links use the site's public URL; they are compared as paths.
    const siteUrl = /<link[^>]+rel="canonical"[^>]+href="(https?:\/\/[^/"]+)/.exec(html)?.[1];
    const page = readPage(addressOf(file), siteUrl ? html.replaceAll(siteUrl, origin) : html);
    return [page.url, page] as const;
  }),
);
const byLowerCase = new Map([...pages.keys()].map((url) => [url.toLowerCase(), url]));

const site = {
  pages,
  origin,
  hasFile: (pathname: string) => existsSync(path.join(build, pathname)),
  repository: identity.docsRepository,
  hasSource: (file: string) => existsSync(file),
  // Ignores case: the public URL of the FAQ differs from the page's path by case only.
  redirect: (pathname: string) => byLowerCase.get(pathname.toLowerCase()),
};

const problems = [...pages.values()].flatMap((page) =>
  // 404 pages are shown at any URL, so their own path is not checked.
  page.url.endsWith('404.html')
    ? []
    : [...new Set(linkProblems(page, site))].map((text) => `${page.url}: ${text}`),
);
const redirects = new Map<string, string>(legacyRedirects.map(({from, to}) => [from, to]));
for (const tag of languageTags) {
  const find = (path: string) => pages.get(inLanguage(redirects.get(path) ?? path, tag));
  problems.push(...oldAddressProblems(oldAddresses, find));
}
problems.push(...missingAnchors(milestones, pages));
console.log(problems.join('\n') || `${pages.size} pages, no broken link or anchor`);
process.exitCode = problems.length ? 1 : 0;
