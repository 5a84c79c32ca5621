import {expect, test} from '../site';

test('the public URL of the FAQ leads to its page', async ({page, site}) => {
  await site.open('en/docs/about/');
  await page.locator('footer a[href="/en/docs/use/qa/"]').click();
  await expect(page.locator('article h1')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/en\/docs\/use\/QA\/$/);
});
