import comparison from '@scriptcat/content/home/comparison';
import demo from '@scriptcat/content/home/demo';
import heroTexts from '@scriptcat/content/home/hero';
import scenarios from '@scriptcat/content/home/scenarios';
import stores from '@scriptcat/content/site/stores';
import {fill, fillCount} from '@scriptcat/contract';
import {expect, languages, pageWidth, test, userAgents} from './site';

const {addTo, otherBrowser, manual} = heroTexts.en;
const inStores = stores.map(({browser}) => fill(addTo, {browser}));
const running = (count: number) => fillCount(demo.en.running, count, 'en');

for (const {language, prefix} of languages) {
  test(`has its sections in order and fits every screen (${language})`, async ({page, site}) => {
    await site.open(`/${prefix}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heroTexts[language].claim);
    const ids = await page
      .locator('main > section')
      .evaluateAll((sections) => sections.map(({id}) => id));
    expect(ids.join(' ')).toBe('hero scenarios features trust comparison download contributors');
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({width, height: 800});
      expect(await pageWidth(page)).toBeLessThanOrEqual(width);
    }
  });
}

test('a switch shows what its script does', async ({page, site}) => {
  await site.open('/en/');
  for (const {id} of scenarios.rows) {
    const card = page.locator(`[data-scenario=${id}]`);
    const before = await card.locator('svg').screenshot();
    await card.getByRole('checkbox').press('Space');
    const after = () => card.locator('svg').screenshot();
    await expect.poll(async () => (await after()).equals(before)).toBe(false);
  }
});

test('the demo is compared, replayed and switched by keyboard', async ({page, site}) => {
  const status = page.locator('#hero').getByRole('status').locator('p:visible');
  // It doesn't start by itself, and its steps are taken one by one.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.clock.install({time: '2026-01-01T08:00:00Z'});
  await site.open('/en/');
  const after = page.locator('[data-layer=after]');
  const shown = () => after.evaluate((layer) => getComputedStyle(layer).clipPath);
  await page.getByRole('slider', {name: demo.en.split}).focus();
  await page.keyboard.press('End');
  await expect.poll(shown).toBe('inset(0px 0px 0px 100%)');
  await page.keyboard.press('Home');
  await expect.poll(shown).toMatch(/^inset\(0(px|%)( 0(px|%)){0,3}\)$/);

  await page.clock.pauseAt('2026-01-01T09:00:00Z');
  await page.getByRole('button', {name: demo.en.replay}).press('Enter');
  for (const count of [0, 1, 2, 3]) {
    await expect(status).toHaveText(running(count));
    await page.clock.runFor(count === 0 ? 900 : 700);
  }
  await page.locator('#hero').getByRole('checkbox').nth(1).press('Space');
  await expect(status).toHaveText(running(2));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(status).toHaveText(running(1));
  await page.locator('#hero label[data-for]:has(> span)').first().click();
  await expect(status).toHaveText(running(0));
});

test('shows rows in which all managers are alike on request', async ({page, site}) => {
  await site.open('/en/');
  const rows = page.locator('#comparison tbody tr:visible');
  expect(await rows.count()).toBeLessThan(comparison.rows.length);
  await page.getByText(fill(comparison.texts.en.showAll, {count: comparison.rows.length})).click();
  await expect(rows).toHaveCount(comparison.rows.length);
});

test('shows next steps when the extension is installed', async ({page, site}) => {
  await page.addInitScript(() => Object.assign(window.external, {Scriptcat: {}}));
  await site.open('/en/');
  const hero = page.locator('#hero');
  await expect(hero.getByText(heroTexts.en.installed.title)).toBeVisible();
  await expect(hero.getByRole('link', {name: inStores[0]})).toHaveCount(0);
  await expect(hero.locator('summary')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('lists every store', async ({page}) => {
    await page.goto('/en/');
    const hero = page.locator('#hero');
    await hero.locator('summary').click();
    for (const label of [...inStores, otherBrowser, manual])
      await expect(hero.getByRole('link', {name: label}).last()).toBeVisible();
    await expect(hero.getByText(running(3))).toBeVisible();
  });
});

test('structured data names the application, the site and its search', async ({page, site}) => {
  await site.visit('/en/');
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

test.describe('on a phone', () => {
  test.use({userAgent: userAgents.phone()});

  test('shows its options and can share the page', async ({page, site}) => {
    await site.visit('/en/');
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
  });
});

// packages/contract/src/browser.test.ts tests which browser is which.
for (const [store, userAgent] of [
  ['edge', userAgents.edge()],
  ['other', userAgents.opera()],
] as const) {
  test.describe(`in ${store}`, () => {
    test.use({userAgent});

    test('offers the store of the browser first', async ({page, site}) => {
      await site.visit('/en/');
      const shown = page.locator('#hero ul[aria-label] > li:visible');
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAttribute('data-store', store);
    });
  });
}
