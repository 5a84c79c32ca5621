import {
  apiAnchor,
  apiPage,
  apis,
  errorGroups,
  metadataAnchor,
  metadataKeys,
  targetOfApi,
  targetOfError,
  targetOfKey,
} from '@scriptcat/userscript/catalogue';
import {expect, languages, readClipboard, test} from './site';

/** The entries of each overview: former anchor, and page below `/docs/dev/`. */
const entries = {
  api: apis
    .filter((api) => apiPage(api) === 'api')
    .map((api) => [apiAnchor(api.name), targetOfApi(api)]),
  'cat-api': apis
    .filter((api) => apiPage(api) === 'cat-api')
    .map((api) => [apiAnchor(api.name), targetOfApi(api)]),
  meta: [
    ...metadataKeys.map(({name}) => [metadataAnchor(name), targetOfKey(name)]),
    ['early-start-v110', targetOfKey('early-start')],
    ['storagename-', targetOfKey('storageName')],
  ],
  errors: errorGroups.flatMap((group) =>
    group.entries.map((entry) => [`error-${entry.id}`, targetOfError(entry)]),
  ),
};

test('the list narrows to what is typed', async ({page, site}) => {
  await site.open('/en/docs/dev/api/');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', {name: 'Filter'}).fill('cookie');
  await expect(main.getByRole('link', {name: 'GM_cookie.list'})).toBeVisible();
  await expect(main.getByRole('link', {name: 'GM_getValue', exact: true})).toBeHidden();
  await expect(main.getByRole('heading', {name: 'Stored values'})).toBeHidden();
  await main.getByRole('link', {name: 'GM_cookie.list'}).click();
  await expect(page).toHaveURL(/\/en\/docs\/dev\/api\/gm_cookie-list\/$/);
});

test('an entry belongs to its overview and leads to its neighbours', async ({page, site}) => {
  await site.open('/en/docs/dev/api/gm_setvalue/');
  const current = page.locator('aside .theme-doc-sidebar-menu [aria-current="page"]');
  await expect(current).toHaveText('GM API');
  await page.getByRole('link', {name: /Next.*GM_deleteValue/}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'GM_deleteValue'})).toBeVisible();
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/docs\/dev\/api\/$/);
});

for (const {language, prefix} of languages) {
  test(`former anchors of overviews link to their entries (${language})`, async ({page, site}) => {
    for (const [overview, list] of Object.entries(entries)) {
      await site.visit(`/${prefix}docs/dev/${overview}/`);
      const linked = await page.evaluate(
        (anchors) => {
          const rowOf = (id: string) => document.getElementById(id)?.closest('li');
          return anchors.map((id) => rowOf(id)?.querySelector('a')?.pathname);
        },
        list.map(([anchor = '']) => anchor),
      );
      expect(linked).toEqual(list.map(([, target]) => `/${prefix}docs/dev/${target}`));
    }
  });
}

test('a former anchor leads to its entry, before and in the React app', async ({page, site}) => {
  for (const [overview, list] of Object.entries(entries)) {
    const [anchor, target] = list.at(-1) ?? [];
    await site.visit(`/en/docs/dev/${overview}/#${anchor}`);
    await expect(page).toHaveURL(new RegExp(`/en/docs/dev/${target}$`));
  }
  await site.open('/en/docs/dev/api/');
  await page.evaluate(() => location.assign('#gm_log'));
  await expect(page.getByRole('heading', {level: 1, name: 'GM_log'})).toBeVisible();
});

test('a page is copied as Markdown', async ({page, site}) => {
  await site.open('/en/docs/dev/config/');
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  const text = await readClipboard(page);
  expect(text).toMatch(/^> .*llms\.txt>\n\n# /);
  expect(text).toContain('==UserConfig==');
  expect(text).toMatch(/\| `bind`\s+\|/);
});

test('a sample can be downloaded as a userscript', async ({page, site}) => {
  await site.open('/en/docs/dev/');
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download', exact: true}).first().click();
  expect((await download).suggestedFilename()).toBe('first-page.user.js');
});

test('an example shows its code, can be installed, seen and tried', async ({
  page,
  site,
  request,
}) => {
  await site.open('/en/docs/dev/api/gm_getvalue/');
  const example = page.locator('figure', {hasText: 'visit-counter.user.js'}).first();
  await expect(example.locator('pre').last()).toContainText('GM_getValue');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(example.getByText('// ==UserScript==')).toBeHidden();
  await example.locator('summary').click();
  await expect(example.getByText('// ==UserScript==')).toBeVisible();
  const hrefOf = async (name: string) =>
    (await example.getByRole('link', {name, exact: true}).getAttribute('href')) ?? '';
  expect(await hrefOf('Install')).toMatch(/\/script_installation\/#url=https:.*\.user\.js$/);
  const demo = await request.get(await hrefOf('Demo page'));
  expect(demo.headers()['content-security-policy']).toContain('media-src');
  expect(await hrefOf('Try')).toMatch(/sample=/);
});

test('the comparison can be narrowed to what differs', async ({page, site}) => {
  await site.open('/en/docs/dev/compat/');
  const row = page.getByRole('row', {name: /GM_addStyle/});
  await expect(row).toBeVisible();
  await page.getByLabel('Only differences').first().check();
  await expect(row).toBeHidden();
  await expect(page.getByRole('row', {name: /^GM_notification/})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an overview is a plain list of links', async ({page}) => {
    await page.goto('/en/docs/dev/api/#gm_xmlhttprequest');
    const row = page.locator('#gm_xmlhttprequest');
    await expect(row).toBeInViewport();
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', {level: 1, name: 'GM_xmlhttpRequest'})).toBeVisible();
  });
});
