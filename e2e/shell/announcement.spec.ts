import type {Page} from '@playwright/test';
import {expect, test, userAgents} from '../site';

const announcement = (page: Page) => page.getByRole('region', {name: 'Announcement'});

for (const path of ['', 'uninstall/', 'uninstall/thanks/', 'docs/use/open-dev/']) {
  test(`is not shown on /${path}`, async ({page, site}) => {
    await site.visit(`en/${path}`);
    await expect(announcement(page)).toBeHidden();
  });
}

test('is not shown in Chrome if ScriptCat works', async ({page, site}) => {
  await page.addInitScript(() => Object.assign(window.external, {Scriptcat: {}}));
  await site.open('en/docs/about/');
  await expect(announcement(page)).toBeHidden();
});

test.describe('in Firefox', () => {
  test.use({userAgent: userAgents.firefox()});

  test('warns of unsafe versions', async ({page, site}) => {
    await site.open('en/docs/about/');
    await expect(announcement(page).getByRole('link')).toHaveCount(1);
    await announcement(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/docs\/use\/versions\/#firefox-background-isolation$/);
  });
});

test.describe('in Safari', () => {
  test.use({userAgent: userAgents.safari()});

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
  await site.open('en/docs/use/sync/');
  await expect(announcement(page)).toBeHidden();

  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await site.open('en/docs/use/sync/');
  await expect(announcement(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe(
    'false',
  );
});
