import {expect, languages, readClipboard, test} from './site';

test('the index narrows to what is typed', async ({page, site}) => {
  await site.open('/en/docs/dev/api/');
  const index = page.getByRole('navigation', {name: 'Index'});
  await index.getByRole('searchbox', {name: 'Filter'}).fill('cookie');
  await expect(index.getByRole('link', {name: 'GM_cookie.list'})).toBeVisible();
  await expect(index.getByRole('link', {name: 'GM_getValue', exact: true})).toHaveCount(0);
  await index.getByRole('link', {name: 'GM_cookie.list'}).click();
  await expect(page).toHaveURL(/#gm_cookie-list$/);
  await expect(page.locator('#gm_cookie-list')).toBeInViewport();
});

// Entries outside the window get their real height only when they are scrolled into view.
for (const [address, width] of [
  ['api/#window-onurlchange', 1280],
  ['meta/#nocompat', 390],
  ['errors/#error-skill-name-not-found', 390],
] as const) {
  const path = `/en/docs/dev/${address}`;
  test(`${path} opens at its entry and stays there, ${width} wide`, async ({page, site}) => {
    await page.setViewportSize({width, height: 800});
    await site.visit(path);
    const place = page.locator(`[id="${path.split('#')[1]}"]`);
    const top = async () => (await place.boundingBox())?.y ?? Number.NaN;
    const expectAtTop = async () => {
      await expect.poll(top).toBeGreaterThanOrEqual(0);
      await expect.poll(top).toBeLessThan(160);
    };
    await expectAtTop();
    await site.hydrated();
    await expectAtTop();
  });
}

test('a page is copied as Markdown', async ({page, site}) => {
  await site.open('/en/docs/dev/config/');
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeVisible();
  const text = await readClipboard(page);
  expect(text).toMatch(/^# /);
  expect(text).toContain('==UserConfig==');
  expect(text).toMatch(/\| `bind`\s+\|/);
});

test('a sample can be downloaded as a userscript', async ({page, site}) => {
  await site.open('/en/docs/dev/');
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download', exact: true}).first().click();
  expect((await download).suggestedFilename()).toBe('first-page.user.js');
});

for (const {prefix} of languages) {
  test(`/${prefix}llms.txt lists Markdown copies that exist`, async ({request}) => {
    const list = await (await request.get(`/${prefix}llms.txt`)).text();
    const copies = [...list.matchAll(/\]\(https?:\/\/[^/]+([^)]*index\.md)\)/g)].map(
      ([, path]) => path,
    );
    expect(copies.length).toBeGreaterThan(30);
    for (const path of copies) {
      const answer = await request.get(path ?? '');
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['content-type'], path).toContain('text/markdown');
    }
  });
}

test('an example shows its code, and its header on demand', async ({page, site}) => {
  await site.open('/en/docs/dev/cat-api/');
  const example = page.locator('figure', {hasText: 'price-alert.user.js'}).first();
  await expect(example.locator('pre').last()).toContainText('CAT_registerMenuInput');
  await expect(example.getByText('// ==UserScript==')).toBeHidden();
  await example.locator('summary').click();
  await expect(example.getByText('// ==UserScript==')).toBeVisible();
});

test('an example leads to its install link, its demo page and the playground', async ({
  page,
  site,
  request,
}) => {
  await site.open('/docs/dev/api/');
  const example = page.locator('figure', {hasText: 'visit-counter.user.js'}).first();
  const install = await example.getByRole('link', {name: '安装'}).getAttribute('href');
  expect(await (await request.get(install ?? '')).text()).toContain('// ==UserScript==');
  const demo = await example.getByRole('link', {name: '演示页'}).getAttribute('href');
  const answer = await request.get(demo ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-security-policy']).toContain('media-src');
  await expect(example.getByRole('link', {name: '试一试'})).toHaveAttribute('href', /sample=/);
});

test('the comparison can be narrowed to what differs', async ({page, site}) => {
  await site.open('/en/docs/dev/compat/');
  const row = page.getByRole('row', {name: /GM_addStyle/});
  await expect(row).toBeVisible();
  await page.getByLabel('Only differences').first().check();
  await expect(row).toBeHidden();
  await expect(page.getByRole('row', {name: /^GM_notification/})).toBeVisible();
});

test('the API data answers with its schema', async ({request}) => {
  const data = await (await request.get('/data/scriptcat-api.json')).json();
  expect(data.apis).toContainEqual(expect.objectContaining({name: 'GM_getValue'}));
  const schema = await request.get(`/data/${data.$schema.slice(2)}`);
  expect(schema.status()).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the index is a plain list of links', async ({page}) => {
    await page.goto('/en/docs/dev/api/');
    const index = page.getByRole('navigation', {name: 'Index'});
    await expect(index.getByRole('link', {name: 'GM_getValue', exact: true})).toBeVisible();
    await expect(index.getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('#gm_xmlhttprequest')).toBeAttached();
  });
});
