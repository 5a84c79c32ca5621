import {readFileSync} from 'node:fs';
import path from 'node:path';
import addresses from '@scriptcat/content/site/addresses';
import {inLanguage} from '@scriptcat/contract';
import {buildFolder, builtFiles, builtPages} from '@scriptcat/testing/build-facts';
import {expect, languages, test} from './site';

const read = (address: string) => readFileSync(path.join(buildFolder, address), 'utf8');
const canonicalOf = (html: string) => /<link[^>]+rel="?canonical"?[^>]*>/.exec(html)?.[0] ?? '';
const hrefOf = (tag: string) => /href="?([^"\s>]+)/.exec(tag)?.[1];

test('sitemaps list pages with their dates', () => {
  for (const {prefix} of languages) {
    const entries = read(`/${prefix}sitemap.xml`).match(/<url>.*?<\/url>/gs) ?? [];
    const documents = entries.filter((entry) => entry.includes('/docs/'));
    expect(documents.length).toBeGreaterThan(50);
    for (const entry of documents) expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect(entries.join('')).not.toMatch(/\/(search|uninstall)\//);
  }
});

for (const {language, prefix} of languages) {
  test(`the site can be installed (${language})`, async ({page, site, request}) => {
    await site.visit(`/${prefix}docs/`);
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = await (await request.get(href ?? '')).json();
    expect(manifest).toMatchObject({lang: language, start_url: `/${prefix}`, scope: '/'});
    expect(manifest.icons.map(({purpose}: {purpose: string}) => purpose)).toContain('maskable');
    for (const {src, sizes} of manifest.icons) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
  });

  const pages = builtPages.filter((address) => address.startsWith(`/${prefix}docs/`));

  test(`every documentation page has a social card of its own (${language})`, () => {
    const documents = addresses.documented.filter((route) => route.startsWith('/docs/'));
    const cards = documents.map((route) => {
      const page = inLanguage(route, language);
      const [tag = ''] = /<meta[^>]*og:image"?[\s>][^>]*>?/.exec(read(`${page}index.html`)) ?? [];
      return new URL(/content="?([^"\s>]+)/.exec(tag)?.[1] ?? '').pathname;
    });
    const pictures = builtFiles.filter(({type}) => type === 'image/png').map((file) => file.path);
    expect(pictures).toEqual(expect.arrayContaining(cards));
    expect(new Set(cards).size).toBe(documents.length);
  });

  test(`breadcrumbs name pages by their canonical URL (${language})`, () => {
    const canonical = new Set(pages.map((page) => hrefOf(canonicalOf(read(`${page}index.html`)))));
    for (const page of pages) {
      const html = read(`${page}index.html`);
      const scripts = html.matchAll(/<script[^>]+application\/ld\+json[^>]*>(.*?)<\/script>/gs);
      const lists = [...scripts].map(([, json = '']) => JSON.parse(json));
      const items = lists
        .filter((data) => data['@type'] === 'BreadcrumbList')
        .flatMap((data) => data.itemListElement as {item: string}[]);
      for (const {item} of items) expect(canonical, `${page} names ${item}`).toContain(item);
      if (items.length > 0) expect(items.at(-1)?.item).toBe(hrefOf(canonicalOf(html)));
    }
  });
}

test('a mistyped URL leads to its page', async ({page, site}) => {
  site.expectProblem(/404/);
  for (const {prefix} of languages) {
    await site.visit(`/${prefix}docs/use/synch/`);
    const link = page.getByRole('main').locator(`a[href="/${prefix}docs/use/sync/"]`);
    await expect(link).toBeVisible();
    await expect(link).not.toHaveText('');
  }
  // The React app shows the same.
  await site.hydrated();
  await page.getByRole('main').locator('a[href="/en/docs/use/sync/"]').click();
  await expect(page).toHaveURL(/\/en\/docs\/use\/sync\/$/);
  await expect(page.locator('article')).toBeVisible();
});

test('no file contains the path of the build folder', () => {
  const folder = path.resolve(buildFolder, '../..');
  const telling = builtFiles
    .filter(({type}) => /^text\/|json|javascript|xml/.test(type))
    .filter(({file}) => read(file).includes(folder));
  expect(telling.map(({file}) => file)).toEqual([]);
});
