import type {Page} from '@playwright/test';
import {expect, languages, test} from './site';

const changelog = 'en/docs/change/';
const since = (page: Page) => page.getByRole('region', {name: 'Since your version'});
const folds = (page: Page) =>
  page.getByRole('region', {name: 'All stable releases'}).locator('details');
const place = (page: Page, version: string) => page.locator(`[id="${version}"]`);

// changelog/releases/since.test.ts tests which releases answer which version.
test.describe('since my version', () => {
  test('reads the version from the URL and puts breaking changes first', async ({page, site}) => {
    await site.open(`${changelog}?from=v1.1.2`);
    await expect(since(page).getByRole('textbox')).toHaveValue('v1.1.2');
    await expect(since(page).getByRole('link', {name: '1.3.0', exact: true}).first()).toBeVisible();
    await expect(since(page).getByRole('link', {name: '1.1.2', exact: true})).toHaveCount(0);
    await expect(since(page).locator('[data-kind]').first()).toHaveText('Breaking');
  });

  test('works by form and by URL, in both channels', async ({page, site}) => {
    await site.open(changelog);
    const field = page.getByRole('textbox', {name: 'Your version'});
    await field.fill(' 1.4.0-beta ');
    await page.getByRole('combobox', {name: 'Compare with'}).selectOption('Beta');
    await field.press('Enter');

    await expect(page).toHaveURL(/\?from=1\.4\.0-beta&channel=beta$/);
    await expect(
      since(page).getByRole('link', {name: '1.4.0-beta.1', exact: true}).first(),
    ).toBeVisible();
    await expect(since(page).getByRole('link', {name: '1.4.0', exact: true})).toHaveCount(0);
    await page.goBack();
    await expect(field).toHaveValue('');
    await expect(since(page).getByRole('status')).toBeEmpty();
  });
});

test.describe('a version in the URL', () => {
  test('opens its fold, before the app has loaded and in it', async ({page, site}) => {
    await site.visit(`${changelog}#v0.16.3`);
    const fold = page.locator('details[open]').filter({has: place(page, 'v0.16.3')});
    for (const load of [() => {}, () => site.hydrated()]) {
      await load();
      await expect(place(page, 'v0.16.3')).toBeInViewport();
      await expect(fold).toBeVisible();
    }
  });

  test('follows a link from the other changelog', async ({page, site}) => {
    await site.open(`${changelog}?from=1.2.0-beta&channel=beta`);
    await since(page).getByRole('link', {name: '1.2.0-beta.1', exact: true}).first().click();
    await expect(page).toHaveURL(/beta-changelog\/#1\.2\.0-beta\.1$/);
    await expect(place(page, '1.2.0-beta.1')).toBeInViewport();
  });

  test('is shown despite the filter', async ({page, site}) => {
    await site.open(`${changelog}?area=agent#1.1.2`);
    await expect(place(page, '1.1.2')).toBeInViewport();
  });
});

test.describe('the list', () => {
  test('has the newest line open, and others by link or all together', async ({page, site}) => {
    await site.open(changelog);
    await expect(folds(page).first()).toHaveAttribute('open', '');
    await expect(folds(page).nth(1)).not.toHaveAttribute('open', '');
    await expect(place(page, '1.2.6')).toBeHidden();
    await page.getByRole('link', {name: '#1.2.6', exact: true}).first().click();
    await expect(place(page, '1.2.6')).toBeInViewport();
    await page.getByRole('button', {name: 'Open all'}).click();
    await expect(place(page, '0.2.0')).toBeVisible();
  });

  test('filters by area with the keyboard alone', async ({page, site}) => {
    await site.open(changelog);
    const filter = page.getByRole('group', {name: 'Show one area only'});
    await filter.getByRole('radio', {name: 'All', exact: true}).focus();
    const wanted = filter.getByRole('radio', {name: 'Sync', exact: true});
    while (!(await wanted.isChecked())) await page.keyboard.press('ArrowRight');

    await expect(page).toHaveURL(/area=sync/);
    await expect(wanted).toBeFocused();
    const shown = folds(page).locator('li[data-area]:visible');
    const areas = await shown.evaluateAll((items: HTMLElement[]) =>
      items.map(({dataset}) => dataset.area),
    );
    expect(areas.length).toBeGreaterThan(10);
    expect(new Set(areas)).toEqual(new Set(['sync']));
  });

  test('does not move anything but the fold that opens', async ({page, site}) => {
    await site.open(changelog);
    const second = folds(page).nth(1).locator('summary');
    await second.scrollIntoViewIfNeeded();
    const before = await second.boundingBox();
    await second.click();
    await expect(folds(page).nth(1)).toHaveAttribute('open', '');
    expect(await second.boundingBox()).toEqual(before);
  });
});

// pipeline/src/feeds tests what an entry holds.
for (const {language, prefix} of languages) {
  test(`a page leads to its two feeds (${language})`, async ({request}) => {
    for (const path of ['docs/change/', 'docs/change/beta-changelog/']) {
      const html = await (await request.get(`/${prefix}${path}`)).text();
      const feeds = [...html.matchAll(/<link[^>]* href="?([^" >]+\/(?:atom\.xml|feed\.json))/g)];
      const addresses = feeds.map(([, href = '']) => new URL(href, 'https://a.example').pathname);
      const wanted = ['atom.xml', 'feed.json'].map((file) => `/${prefix}${path}${file}`);
      expect(addresses.sort()).toEqual(wanted);
      for (const feed of wanted) expect((await request.get(feed)).status()).toBe(200);
    }
  });
}
