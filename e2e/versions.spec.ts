import {expect, test} from './site';

const path = 'en/docs/use/versions/';

test('opens the problems of a version in a browser from its address', async ({page, site}) => {
  await site.open(`${path}?version=0.16.15&browser=firefox`);
  await expect(page.locator('[data-app-query] [role=status]')).toContainText(
    'known problems in 0.16.15',
  );
  await expect(page.locator('#firefox-background-isolation')).toBeVisible();
  await expect(page.locator('#edge-dev')).toBeHidden();
});

test('answers what is typed, and keeps it in the address', async ({page, site}) => {
  await site.open(path);
  await page.getByLabel('Your version').fill('v1.5.1');
  await page.getByRole('button', {name: 'Check'}).click();
  await expect(page).toHaveURL(/\?version=v1\.5\.1$/);
  await expect(page.locator('[data-app-query] [role=status]')).toContainText('in 1.5.1');
  await page.getByLabel('Your version').fill('newest');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-app-query] [role=status]')).toContainText(
    '“newest” isn’t a version',
  );
  await page.getByRole('link', {name: 'Show all known problems'}).click();
  await expect(page.locator('#edge-dev')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('lists the problems of all versions', async ({page, site}) => {
    await site.visit(path);
    await expect(page.locator('#edge-dev')).toBeVisible();
    await expect(page.locator('#match-scheme')).toBeVisible();
  });
});
