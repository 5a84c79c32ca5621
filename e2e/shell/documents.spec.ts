import {documentedRoutes, inLanguage, languageTags} from '@scriptcat/contract';
import {expect, test} from '../site';

for (const language of languageTags) {
  test(`every page of the specification answers (${language})`, async ({request}) => {
    for (const route of documentedRoutes) {
      const response = await request.get(inLanguage(route, language), {maxRedirects: 0});
      expect([route, response.status()]).toEqual([route, 200]);
      const html = await response.text();
      expect(html).toMatch(new RegExp(`<html[^>]* lang="?${language}[" ]`));
      expect(html).toMatch(/<h1\b/);
    }
  });

  test(`every documentation page has a social card of its own (${language})`, async ({request}) => {
    const cards = new Set<string>();
    const documents = documentedRoutes.filter((route) => route.startsWith('/docs/'));
    for (const route of documents) {
      const html = await (await request.get(inLanguage(route, language))).text();
      const [tag = ''] = /<meta[^>]*og:image"?[\s>][^>]*>?/.exec(html) ?? [];
      const {pathname} = new URL(/content="?([^"\s>]+)/.exec(tag)?.[1] ?? '');
      expect(pathname).toMatch(new RegExp(`^${inLanguage('/', language)}img/cards/`));
      const card = await request.get(pathname);
      expect([pathname, card.status(), card.headers()['content-type']]).toEqual([
        pathname,
        200,
        'image/png',
      ]);
      cards.add(pathname);
    }
    expect(cards.size).toBe(documents.length);
  });
}

test('pages show the sidebar of their section', async ({page, site}) => {
  const sidebar = page.locator('aside .theme-doc-sidebar-menu');
  for (const [own, foreign] of [
    ['use/sync', 'dev/api'],
    ['dev/api', 'change/v1.1'],
    ['change/v1.1', 'use/sync'],
  ]) {
    await site.visit(`en/docs/${own}/`);
    // The label of a group links to its first page until the app runs.
    const current = sidebar.locator(`a[href="/en/docs/${own}/"]:not([role])`);
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(sidebar.locator(`a[href="/en/docs/${foreign}/"]`)).toHaveCount(0);
  }
});

test('the table of contents lists headings of levels 2 and 3', async ({page, site}) => {
  await site.visit('en/docs/use/open-dev/');
  const headings = page.locator('.markdown :is(h2, h3)[id]');
  const listed = page.locator('.theme-doc-toc-desktop a');
  expect(await listed.count()).toBe(await headings.count());
});
