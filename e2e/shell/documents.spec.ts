import {expect, test} from '../site';

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
