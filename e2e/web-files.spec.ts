import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildFolder, builtFiles} from '@scriptcat/testing/build-facts';
import {expect, languages, test} from './site';

const read = (address: string) => readFileSync(path.join(buildFolder, address), 'utf8');
const canonicalOf = (html: string) => /<link[^>]+rel="?canonical"?[^>]*>/.exec(html)?.[0] ?? '';
const hrefOf = (tag: string) => /href="?([^"\s>]+)/.exec(tag)?.[1];

test('robots.txt names the sitemaps, which list pages with the day they changed', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemaps = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, url = '']) => new URL(url));
  expect(sitemaps.map(({pathname}) => pathname)).toEqual(['/sitemap.xml', '/en/sitemap.xml']);
  for (const {pathname} of sitemaps) {
    const entries = read(pathname).match(/<url>.*?<\/url>/gs) ?? [];
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

  test(`a mistyped URL leads to its page (${language})`, async ({page, site}) => {
    site.expectProblem(/404/);
    await site.visit(`/${prefix}docs/use/synch/`);
    const link = page.getByRole('main').locator(`a[href="/${prefix}docs/use/sync/"]`);
    await expect(link).toBeVisible();
    await expect(link).not.toHaveText('');
    // The React app shows the same.
    await site.hydrated();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${prefix}docs/use/sync/$`));
    await expect(page.locator('article')).toBeVisible();
  });

  test(`breadcrumbs name pages by their canonical URL (${language})`, () => {
    const pages = builtFiles
      .map((file) => file.path)
      .filter((address) => address.startsWith(`/${prefix}docs/`) && address.endsWith('/'));
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

/** Words of buttons, filters and other controls that pages of the documentation have. */
const controls = new Set([
  ...['Copy', 'Copied', 'Download', 'Install', 'Try', 'Demo page', 'Filter', 'View as Markdown'],
  ...['Copy page', 'Show one area only', 'Parameters, result and details', 'Edit this page'],
  ...['复制', '已复制', '安装', '试一试', '筛选', '查看 Markdown', '复制本页'],
  ...['只看一个方面', '参数、返回值与细节', '编辑此页', 'Your answers (click one to change it)'],
]);

test('the Markdown copies hold no words of the interface', () => {
  const copies = builtFiles.filter(({path: address}) => address.endsWith('/index.md'));
  expect(copies.length).toBeGreaterThan(100);
  for (const {path: address} of copies) {
    const prose = read(address).replace(/^( *)(`{3,}).*?^\1\2$/gms, '');
    const lines = prose.split('\n').map((line) => line.replace(/^[-*\d.\s]+/, '').trim());
    expect(
      lines.filter((line) => controls.has(line)),
      address,
    ).toEqual([]);
    expect(prose, address).not.toContain('<!--');
    expect(prose, address).not.toMatch(/\d+ entries$|\d+ 项$/m);
  }
});

test('no file contains the path of the build folder', () => {
  const folder = path.resolve(buildFolder, '../..');
  const telling = builtFiles
    .filter(({type}) => /^text\/|json|javascript|xml/.test(type))
    .filter(({file}) => read(file).includes(folder));
  expect(telling.map(({file}) => file)).toEqual([]);
});
