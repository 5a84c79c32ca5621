import {expect, holdRequests, languages, test} from './site';

test('the box shows the question of the URL before the React app', async ({page, site}) => {
  await site.blockApp();
  await site.visit('en/search/?q=GM_setValue&page=2');
  await expect(page.getByRole('searchbox')).toHaveValue('GM_setValue');
});

test('the URL follows what is typed, back brings the last search', async ({page, site}) => {
  await site.open('en/search/?q=sync');
  await expect(page.getByRole('searchbox')).toHaveValue('sync');
  await expect(page.getByText(/results for sync/)).toBeVisible();
  await expect(page).toHaveTitle(/sync/);
  await page.getByRole('searchbox').fill('trash');
  await expect(page).toHaveURL(/\?q=trash$/);
  await expect(page.getByText(/results for trash/)).toBeVisible();
  await page.getByRole('searchbox').fill('cron');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/results for cron/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).not.toHaveValue('cron');
});

test('loads the React app on the first key, and keeps what is typed meanwhile', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const release = await holdRequests(page);
  await page.goto('en/search/', {waitUntil: 'load'});
  expect(scripts).toEqual([]);
  await page.getByRole('searchbox').pressSequentially('trash');
  release();
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await expect(page).toHaveURL(/\?q=trash$/);
  await expect(page.getByText(/results for trash/)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('trash');
});

test('results come in pages with URLs of their own', async ({page, site}) => {
  await site.open('en/search/?q=script');
  const first = await page.getByRole('heading', {level: 2}).first().textContent();
  await page.getByRole('link', {name: 'Next page'}).click();
  await expect(page).toHaveURL(/\?q=script&page=2$/);
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(page.getByRole('heading', {level: 2}).first()).not.toHaveText(first ?? '');
  await page.getByRole('link', {name: 'Previous page'}).click();
  await expect(page).toHaveURL(/\?q=script$/);
});

test('nonsense in the URL shows the first page, markup is text', async ({page, site}) => {
  await site.open('en/search/?q=sync&page=x');
  await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
  await site.open(`en/search/?${new URLSearchParams({q: '<img src=x onerror=hacked=1>zzqqxx'})}`);
  await expect(page.getByRole('main')).toContainText('<img src=x');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('reports no results, and an unreachable service with a retry', async ({page, site}) => {
  site.expectProblem(/ERR_FAILED|Failed to load resource/);
  await site.open('en/search/?q=zzqqxx');
  await expect(page.getByRole('main')).toContainText('No results for zzqqxx');
  await page.route('**/1/indexes/**', (route) => route.abort());
  await page.getByRole('button', {name: 'cloud sync'}).click();
  await expect(page.getByRole('main')).toContainText('Unable to fetch results');
  await page.unroute('**/1/indexes/**');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText(/results for cloud sync/)).toBeVisible();
});

for (const {language, prefix} of languages) {
  // pipeline/src/steps.test.ts tests the description itself.
  test(`the ${language} page is not indexed, and browsers know it`, async ({request}) => {
    const html = await (await request.get(`/${prefix}search/`)).text();
    expect(html).toMatch(/<meta [^>]*name="?robots"?[^>]*noindex/);
    expect(html).toMatch(
      new RegExp(`<link [^>]*rel="?search"?[^>]*href="?/${prefix}opensearch.xml`),
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page says so and offers the map of all pages', async ({page}) => {
    await page.goto('en/search/');
    // Emulation leaves the parser's scripting flag on, so the note is markup here, not text.
    expect(await page.content()).toMatch(/noscript[^>]*>\s*(?:<|&lt;)p(?:>|&gt;)[^<&]*JavaScript/);
    const main = page.getByRole('main');
    await expect(main.locator('a[href="/en/docs/use/sync/"]')).toBeVisible();
    expect(await main.getByRole('link').count()).toBeGreaterThan(25);
  });

  test('the page comes with its results', async ({page, request}) => {
    const html = await (await request.get('/en/search/?q=WebDAV')).text();
    // As a browser without JavaScript renders it.
    await page.setContent(html.replace(/<\/?noscript[^>]*>/g, ''));
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first).toContainText('WebDAV');
    await expect(first.getByRole('link')).toHaveAttribute('href', /^\/en\/docs\/use\/sync\//);
    await expect(page.getByRole('main').locator('form')).not.toHaveAttribute('action', /./);
  });
});
