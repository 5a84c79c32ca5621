import {expect, holdRequests, languages, test} from './site';

test('a shared URL shows its results and fills the box', async ({page, site}) => {
  await site.open('en/search/?q=GM_setValue');
  await expect(page.getByRole('searchbox')).toHaveValue('GM_setValue');
  await expect(page.getByRole('heading', {level: 2}).first()).toContainText('GM_setValue');
  await expect(page).toHaveTitle(/GM_setValue/);
});

test('the box shows the question of the URL before the React app', async ({page, site}) => {
  await site.blockApp();
  await site.visit('en/search/?q=GM_setValue&page=2');
  await expect(page.getByRole('searchbox')).toHaveValue('GM_setValue');
});

test('the URL follows what is typed, and going back brings the last search', async ({
  page,
  site,
}) => {
  await site.open('en/search/?q=sync');
  await expect(page.getByText(/results for sync/)).toBeVisible();
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

test('invalid page numbers show the first page', async ({page, site}) => {
  for (const number of ['0', '1e9', 'x', '999']) {
    await site.open(`en/search/?q=sync&page=${number}`);
    await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
  }
});

test('markup in the URL is shown as text', async ({page, site}) => {
  await site.open(
    `en/search/?q=${encodeURIComponent('<img src=x onerror=window.hacked=1>zzqqxx')}`,
  );
  await expect(page.getByRole('main')).toContainText('<img src=x');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('reports no results and an unreachable service, which can be retried', async ({
  page,
  site,
}) => {
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
  test(`the ${language} page is not indexed and is described to the browser`, async ({
    page,
    site,
    request,
  }) => {
    await site.open(`${prefix}search/`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const link = page.locator('link[rel="search"]');
    await expect(link).toHaveAttribute('href', `/${prefix}opensearch.xml`);
    const description = await request.get(`/${prefix}opensearch.xml`);
    expect(description.status()).toBe(200);
    expect(await description.text()).toContain(`/${prefix}search/?q={searchTerms}`);
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

  for (const {language, prefix} of languages) {
    test(`the ${language} page comes with its results`, async ({page, request}) => {
      const answer = await request.get(`/${prefix}search/?q=WebDAV`);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      // As a browser without JavaScript renders it.
      await page.setContent(html.replace(/<\/?noscript[^>]*>/g, ''));
      const first = page.getByRole('main').getByRole('listitem').first();
      await expect(first).toContainText('WebDAV');
      await expect(first.getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^/${prefix}docs/use/sync/`),
      );
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('main').locator('form')).not.toHaveAttribute('action', /./);
    });
  }
});
