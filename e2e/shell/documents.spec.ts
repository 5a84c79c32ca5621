import {documentedRoutes, inLocale, locales} from '@scriptcat/contract';
import {expect, test} from '../site';

for (const locale of locales) {
  test(`every page of the specification answers (${locale})`, async ({request}) => {
    for (const route of documentedRoutes) {
      const response = await request.get(inLocale(route, locale), {maxRedirects: 0});
      expect([route, response.status()]).toEqual([route, 200]);
      const html = await response.text();
      expect(html).toMatch(new RegExp(`<html[^>]* lang="?${locale}[" ]`));
      expect(html).toMatch(/<h1\b/);
    }
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
      await site.open(inLocale(`/docs/${own}/`, locale));
      const sidebar = page.locator('aside .theme-doc-sidebar-menu');
      await expect(
        sidebar.locator(`a[href="${inLocale(`/docs/${own}/`, locale)}"]`),
      ).toHaveAttribute('aria-current', 'page');
      await expect(
        sidebar.locator(`a[href="${inLocale(`/docs/${foreign}/`, locale)}"]`),
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
