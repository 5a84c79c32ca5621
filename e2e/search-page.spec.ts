import {expect, holdScripts, languages, test} from './site';

test('a shared address shows its results, and the box follows', async ({page, site}) => {
  await site.open('en/search/?q=GM_setValue');
  await expect(page.getByRole('searchbox')).toHaveValue('GM_setValue');
  await expect(page.getByRole('heading', {level: 2}).first()).toContainText('GM_setValue');
  await expect(page).toHaveTitle(/GM_setValue/);
});

test('the box shows the question of the address before the React app', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('en/search/?q=GM_setValue&page=2');
  await expect(page.getByRole('searchbox')).toHaveValue('GM_setValue');
});

test('the address follows what is typed, and going back brings the last search', async ({
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

test('the page loads no React app before somebody asks, and keeps what was typed meanwhile', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const release = await holdScripts(page);
  await page.goto('en/search/', {waitUntil: 'load'});
  expect(scripts).toEqual([]);
  await page.getByRole('searchbox').pressSequentially('trash');
  release();
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await expect(page).toHaveURL(/\?q=trash$/);
  await expect(page.getByText(/results for trash/)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('trash');
});

test('results come in pages with addresses of their own', async ({page, site}) => {
  await site.open('en/search/?q=script');
  const first = await page.getByRole('heading', {level: 2}).first().textContent();
  await page.getByRole('link', {name: 'Next page'}).click();
  await expect(page).toHaveURL(/\?q=script&page=2$/);
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(page.getByRole('heading', {level: 2}).first()).not.toHaveText(first ?? '');
  await page.getByRole('link', {name: 'Previous page'}).click();
  await expect(page).toHaveURL(/\?q=script$/);
});

for (const page of ['0', '-1', '1e9', 'x', '999']) {
  test(`page ${page} of an address is answered with the first`, async ({page: tab, site}) => {
    await site.open(`en/search/?q=sync&page=${page}`);
    await expect(tab.getByRole('heading', {level: 2}).first()).toBeVisible();
  });
}

test('markup in the address is text', async ({page, site}) => {
  await site.open(
    `en/search/?q=${encodeURIComponent('<img src=x onerror=window.hacked=1>zzqqxx')}`,
  );
  await expect(page.getByRole('main')).toContainText('<img src=x');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('nothing found and nothing reached are said, and can be tried again', async ({page, site}) => {
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

for (const {locale, prefix} of languages) {
  test(`the ${locale} page is not indexed and is described to the browser`, async ({
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

  for (const {locale, prefix} of languages) {
    test(`the ${locale} page says so and offers the map of all pages`, async ({page}) => {
      await page.goto(`${prefix}search/`);
      // Emulation leaves the parser's scripting flag on, so the note is markup here, not text.
      expect(await page.content()).toMatch(
        /noscript[^>]*>\s*(?:<|&lt;)p(?:>|&gt;)[^<&]*JavaScript/,
      );
      const sync = page.getByRole('main').locator(`a[href="/${prefix}docs/use/sync/"]`);
      await expect(sync).toBeVisible();
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(25);
    });

    test(`the ${locale} page comes with its results`, async ({page, request}) => {
      const answer = await request.get(`/${prefix}search/?q=WebDAV`);
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      // What a browser without scripts makes of it.
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
