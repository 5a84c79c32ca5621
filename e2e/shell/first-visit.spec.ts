import {expect, test} from '../site';

test.use({isFirstVisit: true});

for (const [locale, from, to] of [
  ['zh-CN', '/en/docs/about/?a=1#b', '/docs/about/?a=1#b'],
  ['fr-FR', '/docs/about/?a=1#b', '/en/docs/about/?a=1#b'],
  ['en-US', '/en/docs/about/', '/en/docs/about/'],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({locale});

    test(`that opens ${from} first reads ${to}`, async ({page, site, baseURL}) => {
      const url = (path: string) => new URL(path, baseURL).href;
      await page.goto(from);
      await expect(page).toHaveURL(url(to));
      expect(await page.evaluate(() => localStorage.getItem('redirected'))).toBe('true');
      // Only once: the other language can be visited afterwards.
      await site.visit(from);
      await expect(page).toHaveURL(url(from));
    });
  });
}

test('a redirect paints nothing before it and leaves no history entry', async ({page, site}) => {
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

test.describe('a crawler', () => {
  test.use({userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'});

  test('is left where it is', async ({page, site}) => {
    await site.open('/docs/about/');
    await expect(page).toHaveURL(/[^n]\/docs\/about\/$/);
    await expect(page).not.toHaveURL(/\/en\//);
  });
});

test('does not redirect where storage is blocked', async ({page, site}) => {
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
