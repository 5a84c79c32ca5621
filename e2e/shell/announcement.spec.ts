import type {Page} from '@playwright/test';
import {expect, test, userAgents} from '../site';

const announcement = (page: Page) => page.getByRole('region', {name: 'Announcement'});

for (const path of ['uninstall/', 'uninstall/thanks/', 'docs/use/open-dev/']) {
  test(`is not shown on /${path}`, async ({page, site}) => {
    await site.visit(`en/${path}`);
    await expect(announcement(page)).toBeHidden();
  });
}

test.describe('in Firefox, which needs no such permission', () => {
  test.use({userAgent: userAgents.firefox()});

  test('is not shown', async ({page, site}) => {
    await site.open('en/docs/about/');
    await expect(announcement(page)).toBeHidden();
  });
});

test('leads to the permission guide', async ({page, site}) => {
  await site.open('en/docs/about/');
  await announcement(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/docs\/use\/open-dev\/$/);
});

test('stays dismissed until its id changes', async ({page, site}) => {
  await site.open('en/docs/about/');
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  await expect(announcement(page)).toBeHidden();
  await site.open('en/');
  await expect(announcement(page)).toBeHidden();

  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await site.open('en/');
  await expect(announcement(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe(
    'false',
  );
});
