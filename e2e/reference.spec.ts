import {expect, languages, test} from './site';

for (const {prefix} of languages) {
  const filterName = prefix ? 'Filter' : '筛选';
  const indexName = prefix ? 'Index' : '索引';

  test(`the index of /${prefix}docs/dev/api/ narrows to what is typed`, async ({page, site}) => {
    await site.open(`/${prefix}docs/dev/api/`);
    const index = page.getByRole('navigation', {name: indexName});
    await index.getByRole('searchbox', {name: filterName}).fill('cookie');
    await expect(index.getByRole('link', {name: 'GM_cookie.list'})).toBeVisible();
    await expect(index.getByRole('link', {name: 'GM_getValue', exact: true})).toHaveCount(0);
    await index.getByRole('link', {name: 'GM_cookie.list'}).click();
    await expect(page).toHaveURL(/#gm_cookie-list$/);
    await expect(page.locator('#gm_cookie-list')).toBeInViewport();
  });

  test(`/${prefix}docs/dev/api/ opens at an entry far down`, async ({page, site}) => {
    await site.open(`/${prefix}docs/dev/api/#window-onurlchange`);
    await expect(page.locator('#window-onurlchange')).toBeInViewport();
  });

  test(`a page of /${prefix} is copied as Markdown`, async ({page, site, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open(`/${prefix}docs/dev/config/`);
    const label = prefix ? 'Copy page as Markdown' : '复制为 Markdown';
    await page.getByRole('button', {name: label}).click();
    await expect(
      page.getByRole('status').filter({hasText: prefix ? 'Copied' : '已复制'}),
    ).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^# /);
    expect(text).toContain('==UserConfig==');
    expect(text).toMatch(/\| `bind`\s+\|/);
  });

  test(`/${prefix}llms.txt leads to twins that answer`, async ({request}) => {
    const list = await (await request.get(`/${prefix}llms.txt`)).text();
    const twins = [...list.matchAll(/\]\(https?:\/\/[^/]+([^)]*index\.md)\)/g)].map(
      ([, path]) => path,
    );
    expect(twins.length).toBeGreaterThan(30);
    for (const path of twins) {
      const answer = await request.get(path ?? '');
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['content-type'], path).toContain('text/markdown');
    }
  });

  test(`a sample of /${prefix} can be downloaded as a userscript`, async ({page, site}) => {
    await site.open(`/${prefix}docs/dev/`);
    const download = page.waitForEvent('download');
    await page
      .getByRole('link', {name: prefix ? 'Download' : '下载', exact: true})
      .first()
      .click();
    expect((await download).suggestedFilename()).toBe('first-page.user.js');
  });
}

test('a long example unfolds', async ({page, site}) => {
  await site.open('/en/docs/dev/cat-api/');
  const button = page.getByRole('button', {name: 'Show all'}).first();
  await button.click();
  await expect(page.getByRole('button', {name: 'Show less'}).first()).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('the API data answers with its schema', async ({request}) => {
  const data = await (await request.get('/data/scriptcat-api.json')).json();
  expect(data.apis).toHaveLength(56);
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

test('code is coloured without a highlighter in the browser', async ({page, site}) => {
  await site.open('/en/docs/dev/api/');
  await expect(page.locator('pre .hl-keyword').first()).toBeAttached();
  const scripts = await page.evaluate(async () => {
    const sources = [...document.scripts].map(({src}) => src).filter(Boolean);
    return Promise.all(sources.map(async (src) => (await fetch(src)).text()));
  });
  expect(scripts.some((text) => /registerLanguage|Prism\.languages/.test(text))).toBe(false);
});

test('the document of the API page stays under 60 KB', async ({request}) => {
  for (const path of ['/docs/dev/api/', '/en/docs/dev/api/']) {
    const answer = await request.get(path, {headers: {'accept-encoding': 'gzip'}});
    expect(Number(answer.headers()['content-length']), path).toBeLessThan(60 * 1024);
  }
});
