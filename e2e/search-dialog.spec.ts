import type {Page} from '@playwright/test';
import words from '@scriptcat/content/search/dialog';
import type {SearchHit, SearchRequest} from '@scriptcat/contract';
import {findViolations} from './find-violations';
import {expect, holdRequests, scrollTop, test} from './site';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__scriptcat';
const FAVOURITE = '__DOCSEARCH_FAVORITE_SEARCHES__scriptcat';

const field = (page: Page) => page.getByRole('combobox', {name: 'Search the documentation'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search the documentation'});
const button = (page: Page) =>
  page.getByRole('button', {name: 'Search', exact: true}).and(page.locator('[aria-haspopup]'));

const hit = (id: number, group = 'User Guide'): SearchHit => ({
  objectID: `hit-${id}`,
  url: `https://docs.scriptcat.org/en/docs/use/use/?n=${id}`,
  type: 'lvl1',
  hierarchy: {
    lvl0: group,
    lvl1: `Page ${id}`,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
});

/** Opens a page, and the dialog by its shortcut. */
async function openDialog(page: Page, site: {open(path: string): Promise<unknown>}) {
  await site.open('en/docs/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Answers searches with the given hits; returns what was asked. */
async function answerWith(page: Page, hits: readonly SearchHit[], count = hits.length) {
  const asked: SearchRequest[] = [];
  await page.route('**/1/indexes/**', async (route) => {
    const {requests} = route.request().postDataJSON();
    asked.push(...requests);
    await route.fulfill({json: {results: [{hits, nbHits: count, nbPages: 1, page: 0}]}});
  });
  return asked;
}

async function seed(page: Page, key: string, ids: readonly number[]) {
  const entries = ids.map((id) => ({...hit(id), content: null}));
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    key,
    JSON.stringify(entries),
  ] as const);
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]').length, key);

test('opens by key and button, closes in four ways, returns the focus', async ({page, site}) => {
  await site.open('en/docs/use/use/');
  const press = (key: string) => () => page.keyboard.press(key);
  await button(page).focus();
  for (const [open, close] of [
    [press('Control+k'), press('Control+k')],
    [press('Meta+k'), press('Escape')],
    [press('/'), () => dialog(page).getByRole('button', {name: 'Close'}).click()],
    [() => button(page).click(), () => page.mouse.click(5, 5)],
  ] as const) {
    await open();
    await expect(field(page)).toBeFocused();
    await expect(dialog(page)).toContainText('No recent searches');
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  }
});

test('a slash typed into a field stays there', async ({page, site}) => {
  await site.open('en/search/');
  const box = page.getByRole('searchbox');
  await box.focus();
  await page.keyboard.press('/');
  await expect(box).toHaveValue('/');
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('results', () => {
  test('a reader finds a page by keyboard and goes there', async ({page, site}) => {
    await openDialog(page, site);
    await field(page).fill('GM_xmlhttpRequest');
    const first = page.getByRole('option').first();
    await expect(first).toContainText('GM_xmlhttpRequest');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/docs\/dev\/api\/gm_xmlhttprequest\/$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('clicking a result navigates inside the app and remembers it', async ({page, site}) => {
    await site.open('en/docs/');
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await button(page).click();
    await field(page).fill('sync');
    await page.getByRole('option').first().click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/en\/docs\/./);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('row')).toHaveCount(1);
  });

  // packages/search/src/client.test.ts tests what is asked for, and how hits are grouped.
  test('results are in groups, and all of them one link away', async ({page, site}) => {
    const asked = await answerWith(page, [hit(1, 'B'), hit(2, 'A'), hit(3, 'A'), hit(4, 'B')], 37);
    await openDialog(page, site);
    await expect(field(page)).toHaveAttribute('maxlength', '64');
    await field(page).fill('page');
    await expect(page.getByRole('group', {name: 'A'}).getByRole('option')).toHaveCount(2);
    await expect(page.getByRole('listbox').getByRole('group').first()).toContainText('B');
    expect(asked.at(-1)).toMatchObject({query: 'page', hitsPerPage: 20});
    expect(asked.at(-1)?.facetFilters).toContain('language:en');
    await page.getByRole('link', {name: 'See all 37 results'}).click();
    await expect(page).toHaveURL(/\/en\/search\/\?q=page$/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('markup in a query or a page is shown, never run', async ({page, site}) => {
    const evil = '<img src=x onerror="window.hacked=1">';
    await answerWith(page, [
      {...hit(1), hierarchy: {...hit(1).hierarchy, lvl1: evil} as SearchHit['hierarchy']},
      {...hit(2), url: 'javascript:window.hacked=1'},
    ]);
    await openDialog(page, site);
    await field(page).fill(evil);
    await expect(page.getByRole('option').first()).toContainText(evil);
    await page.getByRole('option').nth(1).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

test.describe('statuses', () => {
  test('an unreachable service shows an error until it answers', async ({page, site}) => {
    site.expectProblem(/ERR_FAILED|Failed to load resource/);
    await site.open('en/docs/');
    await page.route('**/1/indexes/**', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await field(page).fill('sync');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toHaveAttribute('data-status', 'error');
    await page.unroute('**/1/indexes/**');
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(dialog(page)).toHaveAttribute('data-status', 'idle');
  });

  test('a busy service says when to try again, in dialog and page', async ({page, site}) => {
    site.expectProblem(/429/);
    const busy = {status: 429, json: {}, headers: {'retry-after': '60'}};
    await page.route('**/1/indexes/**', (route) => route.fulfill(busy));
    await openDialog(page, site);
    await field(page).fill('sync');
    await expect(dialog(page)).toContainText(words.en.busy.title);
    await expect(dialog(page)).toContainText('Try again in 60 seconds.');
    await site.open('en/search/?q=sync');
    await expect(page.getByRole('alert')).toContainText(words.en.busy.title);
    await expect(page.getByRole('alert')).toContainText('Try again in 60 seconds.');
  });

  test('waiting is loading, then stalled', async ({page, site}) => {
    const release = await holdRequests(page, '**/1/indexes/**');
    await openDialog(page, site);
    await field(page).fill('sync');
    await expect(dialog(page)).toHaveAttribute('data-status', /loading|stalled/);
    await expect(dialog(page)).toHaveAttribute('data-status', 'stalled');
    release();
    await expect(dialog(page)).toHaveAttribute('data-status', 'idle');
  });

  test('a search without results suggests others and offers to report it', async ({page, site}) => {
    await openDialog(page, site);
    await field(page).fill('zzqqxx');
    await expect(dialog(page)).toContainText('No results for zzqqxx');
    const report = page.getByRole('link', {name: 'Let us know.'});
    await expect(report).toHaveAttribute(
      'href',
      /template=15_documentation_en\.yaml&title=.*zzqqxx/,
    );
    await dialog(page).getByRole('button', {name: 'cloud sync'}).click();
    await expect(field(page)).toHaveValue('cloud sync');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test.describe('kept searches', () => {
  test('seven recent ones are kept, four beside a favourite', async ({page, site}) => {
    await seed(page, RECENT, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await openDialog(page, site);
    await expect(dialog(page).getByRole('row')).toHaveCount(7);
    await page.getByRole('button', {name: 'Add “Page 3” to favourites'}).click();
    await expect(dialog(page).getByRole('row')).toHaveCount(5);
    expect(await stored(page, RECENT)).toBe(4);
    expect(await stored(page, FAVOURITE)).toBe(1);
  });

  test('ten favourites are shown, and can be removed and opened', async ({page, site}) => {
    await seed(
      page,
      FAVOURITE,
      Array.from({length: 12}, (_, id) => id),
    );
    await openDialog(page, site);
    await expect(dialog(page).getByRole('row')).toHaveCount(10);
    const remove = page.getByRole('button', {name: 'Remove “Page 0”'});
    await remove.click();
    await expect(remove).toHaveCount(0);
    await field(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/docs\/use\/use\/\?n=1$/);
  });
});

test('on a phone it fills the screen and the page behind does not move', async ({page, site}) => {
  await page.setViewportSize({width: 360, height: 740});
  await site.open('en/docs/use/use/');
  // The navbar hides on the way down and comes back on the way up.
  const html = page.locator('html');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(html).toHaveAttribute('data-scrolled', 'down');
  await page.evaluate(() => window.scrollBy(0, -40));
  await expect(button(page)).toBeInViewport({ratio: 1});
  const before = await scrollTop(page);
  // For a click, Playwright scrolls the page to its top if something is in the way for a moment.
  await button(page).dispatchEvent('click');
  await expect(field(page)).toBeFocused();
  // It comes into its place with a short movement.
  await expect
    .poll(() => dialog(page).boundingBox())
    .toEqual({x: 0, y: 0, width: 360, height: 740});
  expect(await scrollTop(page)).toBe(before);
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  expect(await scrollTop(page)).toBe(before);
});

test('no screen of the dialog has an accessibility problem', async ({page, site}) => {
  await seed(page, RECENT, [1, 2]);
  await seed(page, FAVOURITE, [3]);
  // A dialog that is still fading in has too little contrast for a moment.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await site.open('en/docs/');
  const violations = () => findViolations(page, 'dialog');
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('row')).toHaveCount(3);
  expect(await violations()).toEqual([]);
  await field(page).fill('sync');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await violations()).toEqual([]);
  await field(page).fill('zzqqxx');
  await expect(dialog(page)).toContainText('No results for');
  expect(await violations()).toEqual([]);
});
