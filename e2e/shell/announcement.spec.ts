import type {Page} from '@playwright/test';
import {expect, test, userAgents} from '../site';

const announcement = (page: Page) => page.getByRole('region', {name: 'Announcement'});

test('is not shown where nobody needs it, or if ScriptCat works', async ({page, site}) => {
  for (const path of ['', 'uninstall/thanks/', 'docs/use/open-dev/', 'docs/script_installation/']) {
    await site.visit(`en/${path}`);
    await expect(announcement(page)).toBeHidden();
  }
  await page.addInitScript(() => Object.assign(window.external, {Scriptcat: {}}));
  await site.open('en/docs/about/');
  await expect(announcement(page)).toBeHidden();
});

test.describe('in Firefox', () => {
  test.use({userAgent: userAgents.firefox()});

  test('warns of unsafe versions, except on the page about them', async ({page, site}) => {
    for (const path of ['script_installation/', 'use/install_comple/']) {
      await site.visit(`en/docs/${path}`);
      await expect(announcement(page).getByRole('link')).toHaveCount(1);
    }
    await announcement(page).getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/docs\/use\/versions\/#firefox-background-isolation$/);
    await expect(announcement(page)).toBeHidden();
  });
});

test.describe('in Safari', () => {
  test.use({userAgent: userAgents.safari()});

  test('is not shown', async ({page, site}) => {
    await site.visit('en/docs/about/');
    await expect(announcement(page)).toBeHidden();
  });
});

test('stays dismissed until its id changes, and leads to the guide', async ({page, site}) => {
  await site.open('en/docs/about/');
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  await expect(announcement(page)).toBeHidden();
  await site.open('en/docs/use/sync/');
  await expect(announcement(page)).toBeHidden();

  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await site.open('en/docs/use/sync/');
  await expect(announcement(page)).toBeVisible();
  await announcement(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/docs\/use\/open-dev\/$/);
});
