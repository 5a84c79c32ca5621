import {expect, test} from '../site';

test.use({isFirstVisit: true});

const cases = [
  {languages: 'zh-CN', from: '/en/docs/about/?a=1#b', to: '/docs/about/?a=1#b'},
  {languages: 'zh-TW', from: '/en/', to: '/'},
  {languages: 'en-US', from: '/docs/about/?a=1#b', to: '/en/docs/about/?a=1#b'},
  {languages: 'fr-FR', from: '/', to: '/en/'},
  {languages: 'zh-CN', from: '/docs/about/', to: '/docs/about/'},
  {languages: 'en-US', from: '/en/docs/about/', to: '/en/docs/about/'},
];

for (const {languages, from, to} of cases) {
  test.describe(`a browser in ${languages}`, () => {
    test.use({locale: languages});

    test(`that opens ${from} first reads ${to}`, async ({page, site}) => {
      await page.goto(from);
      await expect(page).toHaveURL(new RegExp(`^http://[^/]+${to.replace(/[?]/g, '\\$&')}$`));
      await site.hydrated();
      expect(await page.evaluate(() => localStorage.getItem('redirected'))).toBe('true');
      // Once only: the other language can be visited afterwards.
      await site.open(from);
      await expect(page).toHaveURL(new RegExp(`^http://[^/]+${from.replace(/[?]/g, '\\$&')}$`));
    });
  });
}

test.describe('before paint', () => {
  test('nothing of the first document is shown and no history entry is left', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const seen = JSON.parse(sessionStorage.getItem('painted') ?? '[]');
        if (list.getEntries().length) seen.push(location.pathname);
        sessionStorage.setItem('painted', JSON.stringify(seen));
      }).observe({type: 'paint', buffered: true});
    });
    await page.goto('about:blank');
    await page.goto('/docs/about/');
    await expect(page).toHaveURL(/\/en\/docs\/about\/$/);
    await site.hydrated();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('painted')))
      .toContain('/en/docs/about/');
    expect(
      await page.evaluate(() => JSON.parse(sessionStorage.getItem('painted') ?? '[]')),
    ).not.toContain('/docs/about/');
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
});

test.describe('a crawler', () => {
  test.use({userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'});

  test('is left where it is', async ({page, site}) => {
    await site.open('/docs/about/');
    await expect(page).toHaveURL(/[^n]\/docs\/about\/$/);
    await expect(page).not.toHaveURL(/\/en\//);
  });
});

test('nobody moves where storage is blocked', async ({page, site}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await site.open('/docs/about/');
  await expect(page).not.toHaveURL(/\/en\//);
});
