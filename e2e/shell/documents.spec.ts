import {documentedRoutes, inLanguage, languageTags} from '@scriptcat/contract';
import {expect, test} from '../site';

for (const locale of languageTags) {
  test(`every page of the specification answers (${locale})`, async ({request}) => {
    for (const route of documentedRoutes) {
      const response = await request.get(inLanguage(route, locale), {maxRedirects: 0});
      expect([route, response.status()]).toEqual([route, 200]);
      const html = await response.text();
      expect(html).toMatch(new RegExp(`<html[^>]* lang="?${locale}[" ]`));
      expect(html).toMatch(/<h1\b/);
    }
  });

  test(`every documentation page has a card of its own for shared links (${locale})`, async ({
    request,
  }) => {
    const cards = new Set<string>();
    const documents = documentedRoutes.filter((route) => route.startsWith('/docs/'));
    for (const route of documents) {
      const html = await (await request.get(inLanguage(route, locale))).text();
      const [tag = ''] = /<meta[^>]*og:image"?[\s>][^>]*>?/.exec(html) ?? [];
      const {pathname} = new URL(/content="?([^"\s>]+)/.exec(tag)?.[1] ?? '');
      expect(pathname).toMatch(new RegExp(`^${inLanguage('/', locale)}img/cards/`));
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

  for (const [section, own, foreign] of [
    ['use', 'use/sync', 'dev/api'],
    ['dev', 'dev/api', 'change/v1.1'],
    ['change', 'change/v1.1', 'use/sync'],
  ] as const) {
    test(`pages under ${section} show the sidebar of their section (${locale})`, async ({
      page,
      site,
    }) => {
      await site.open(inLanguage(`/docs/${own}/`, locale));
      const sidebar = page.locator('aside .theme-doc-sidebar-menu');
      await expect(
        sidebar.locator(`a[href="${inLanguage(`/docs/${own}/`, locale)}"]`),
      ).toHaveAttribute('aria-current', 'page');
      await expect(
        sidebar.locator(`a[href="${inLanguage(`/docs/${foreign}/`, locale)}"]`),
      ).toHaveCount(0);
    });
  }
}

test('the table of contents lists headings of levels 2 and 3', async ({page, site}) => {
  await site.open('en/docs/use/open-dev/');
  const headings = page.locator('.markdown :is(h2, h3)[id]');
  const listed = page.locator('.theme-doc-toc-desktop a');
  expect(await listed.count()).toBe(await headings.count());
});
