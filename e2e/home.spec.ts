import type {Page} from '@playwright/test';
import comparison from '@scriptcat/content/home/comparison';
import contributors from '@scriptcat/content/home/contributors';
import demo from '@scriptcat/content/home/demo';
import features from '@scriptcat/content/home/features';
import heroTexts from '@scriptcat/content/home/hero';
import scenarios from '@scriptcat/content/home/scenarios';
import stores from '@scriptcat/content/site/stores';
import {fill, fillCount} from '@scriptcat/contract';
import {expect, languages, test} from './site';

for (const {locale, prefix} of languages) {
  const path = `/${prefix}`;
  const texts = heroTexts[locale];
  const waysToInstall = [
    ...stores.map(({browser}) => fill(texts.addTo, {browser})),
    texts.otherBrowser,
    texts.manual,
  ];
  const running = (count: number) => fillCount(demo[locale].running, count, locale);

  test.describe(`home at ${path}`, () => {
    test('has its sections in order, with their items', async ({page, site}) => {
      await site.open(path);
      const ids = await page
        .locator('main > section')
        .evaluateAll((sections) => sections.map(({id}) => id));
      expect(ids).toEqual([
        'hero',
        'trust',
        'features',
        'comparison',
        'scenarios',
        'download',
        'contributors',
      ]);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(texts.claim);
      const hero = page.locator('#hero');
      await hero.locator('summary').click();
      for (const label of waysToInstall)
        await expect(hero.getByRole('link', {name: label}).last()).toBeVisible();
      await expect(hero.getByRole('link', {name: texts.browse})).toHaveAttribute(
        'href',
        /^https:\/\/scriptcat\.org\//,
      );
      await expect(page.locator('#features > ul h3')).toHaveText(
        features.rows.map(({title}) => title[locale]),
      );
      await expect(page.locator('#comparison tbody th')).toHaveText(
        comparison.rows.map(({subject}) => subject[locale]),
      );
      for (const {id, points} of scenarios.rows)
        await expect(page.locator(`[data-scenario=${id}] li`)).toHaveText([...points[locale]]);
      await expect(page.locator('#contributors li')).toHaveText(contributors.names);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      for (const header of await page.locator('[data-scenario] details').all())
        await expect(header).toContainText('==UserScript==');
    });

    test('shows what comes out of six uses, and three stories with pictures of the extension', async ({
      page,
      site,
    }) => {
      await site.open(path);
      await expect(page.locator('#scenarios svg[viewBox="0 0 320 160"]')).toHaveCount(6);
      for (const link of await page.locator('#scenarios a[href*="?sample="]').all()) {
        const file = new URL(await link.evaluate((a: HTMLAnchorElement) => a.href)).searchParams;
        expect((await page.request.get(`${path}samples/${file.get('sample')}`)).status()).toBe(200);
      }
      const stories = page.locator('[data-story]');
      await expect(stories).toHaveCount(3);
      for (const story of await stories.all()) {
        await story.scrollIntoViewIfNeeded();
        const picture = story.getByRole('img').first();
        await expect(picture).toBeVisible();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
    });

    test('the switches of the popup work by mouse and keyboard and the count follows', async ({
      page,
      site,
    }) => {
      await site.open(path);
      const status = page.locator('#hero').getByRole('status').locator('p:visible');
      const switches = page.locator('#hero label[data-for]:has(> span)');
      const inputs = page.locator('#hero').getByRole('checkbox');
      await expect(status).toHaveText(running(3));
      await switches.first().click();
      await expect(status).toHaveText(running(2));
      await inputs.nth(1).focus();
      await page.keyboard.press('Space');
      await expect(status).toHaveText(running(1));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(status).toHaveText(running(0));
      await page.keyboard.press('Space');
      await expect(status).toHaveText(running(1));
    });

    test('shows next steps when the extension is installed', async ({page, site}) => {
      await page.addInitScript(() => Object.assign(window.external, {Scriptcat: {}}));
      await site.open(path);
      const hero = page.locator('#hero');
      await expect(hero.getByText(texts.installed.title)).toBeVisible();
      await expect(hero.getByRole('link', {name: waysToInstall[0]})).toHaveCount(0);
      await expect(hero.locator('summary')).toBeHidden();
    });

    test('is readable and lists every store without scripts', async ({browser, baseURL}) => {
      const context = await browser.newContext({javaScriptEnabled: false, baseURL});
      const page = await context.newPage();
      await page.goto(path);
      await page.locator('#hero summary').click();
      for (const label of waysToInstall) {
        await expect(page.locator('#hero').getByRole('link', {name: label}).last()).toBeVisible();
      }
      await expect(page.locator('#hero').getByText(running(3))).toBeVisible();
      await context.close();
    });
  });
}

test.describe('figures', () => {
  test('structured data names the application, the site and its search', async ({page, site}) => {
    await site.open('/en/');
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
    );
    const types = data['@graph'].map((item: {'@type': string}) => item['@type']);
    expect(types).toEqual(['Organization', 'WebSite', 'SoftwareApplication']);
    expect(data['@graph'][1].potentialAction.target).toBe(
      'https://docs.scriptcat.org/en/search/?q={search_term_string}',
    );
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /\/en\/img\/cards\/site\.png$/,
    );
  });

  test('has no layout shift while it loads', async ({page, site}) => {
    await page.addInitScript(() => {
      let total = 0;
      Object.assign(window, {layoutShift: () => total});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) total += (entry as unknown as {value: number}).value;
      }).observe({type: 'layout-shift', buffered: true});
    });
    await site.open('/en/');
    await page.evaluate(() => document.fonts.ready);
    const shift = await page.evaluate(() =>
      (window as unknown as {layoutShift(): number}).layoutShift(),
    );
    expect(shift).toBeLessThan(0.01);
  });

  for (const {prefix} of languages) {
    test(`/${prefix} fits every screen`, async ({page, site}) => {
      await site.open(`/${prefix}`);
      for (const width of [320, 360, 768, 1024, 1440]) {
        await page.setViewportSize({width, height: 800});
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(needed).toBeLessThanOrEqual(width);
      }
    });
  }

  test('fits at twice the text size', async ({page, site}) => {
    await page.setViewportSize({width: 768, height: 800});
    await site.open('/en/');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      768,
    );
  });

  test('document, styles and images weigh at most 50 KB on the wire, none of them an image over 20 KB', async ({
    page,
  }) => {
    const sizes: {type: string; bytes: number}[] = [];
    page.on('response', async (response) => {
      const type = response.request().resourceType();
      const bytes = Number((await response.allHeaders())['content-length'] ?? 0);
      if (['document', 'stylesheet', 'image'].includes(type)) sizes.push({type, bytes});
    });
    await page.addInitScript(() => localStorage.setItem('redirected', 'true'));
    await page.goto('/en/', {waitUntil: 'networkidle'});
    expect(sizes.filter(({type}) => type === 'document')).toHaveLength(1);
    expect(sizes.every(({bytes}) => bytes > 0)).toBe(true);
    expect(sizes.reduce((sum, {bytes}) => sum + bytes, 0)).toBeLessThanOrEqual(50 * 1024);
    expect(sizes.filter(({type, bytes}) => type === 'image' && bytes > 20 * 1024)).toEqual([]);
  });
});

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = `${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36`;
const phone = `Mozilla/5.0 (Linux; Android 14; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`;

// Which browser is which is a matter of packages/contract/src/browser.test.ts.
const agents = {
  edge: `${chrome} Edg/140.0.0.0`,
  chrome,
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  other: `${chrome} OPR/120.0.0.0`,
};

test('a phone shows its options and can share the page', async ({browser, baseURL}) => {
  const context = await browser.newContext({userAgent: phone, baseURL});
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('redirected', 'true');
    Object.defineProperty(navigator, 'userAgentData', {value: undefined});
  });
  await page.goto('/en/');
  const texts = heroTexts.en;
  const hero = page.locator('#hero');
  await expect(hero.getByText(texts.phone)).toBeVisible();
  await expect(hero.getByRole('link', {name: texts.phoneGuide})).toHaveAttribute(
    'href',
    '/en/docs/use/phone/',
  );
  await expect(hero.getByRole('link', {name: texts.sendToComputer})).toHaveAttribute(
    'href',
    /^mailto:\?subject=ScriptCat&body=https/,
  );
  await context.close();
});

async function firstChoice(page: Page) {
  const shown = page.locator('#hero ul[aria-label] > li:visible');
  await expect(shown).toHaveCount(1);
  return shown.getAttribute('data-store');
}

for (const [store, userAgent] of Object.entries(agents)) {
  test(`offers ${store} first where it fits`, async ({browser, baseURL}) => {
    const context = await browser.newContext({userAgent, baseURL});
    const page = await context.newPage();
    await page.addInitScript(() => {
      localStorage.setItem('redirected', 'true');
      // The brands would tell the browser that runs the test.
      Object.defineProperty(navigator, 'userAgentData', {value: undefined});
    });
    await page.goto('/en/');
    expect(await firstChoice(page)).toBe(store);
    await context.close();
  });
}
