import {expect, test} from './site';

test('an icon named in prose is drawn in the page itself', async ({page, site}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/icons/')) requested.push(request.url());
  });
  await site.blockApp();
  await site.visit('en/docs/use/install_comple/');
  await expect(page.locator('article p svg[aria-hidden=true] path').first()).toBeVisible();
  expect(requested).toEqual([]);
});
