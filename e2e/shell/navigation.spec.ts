import type {Page, Route} from '@playwright/test';
import {expect, hydrated, test} from '../site';

/** Holds back requests for page chunks until released. */
async function holdChunks(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route: Route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

// Prefetching on hover would fetch the next page before the test can hold it back.
const withoutPrefetch = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });

const sidebarLink = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', {name});

test('a new page starts at its top', async ({page, site}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await site.open('en/docs/use/open-dev/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/open-dev/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('an address with a hash shows the named section', async ({page, site}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await site.open('en/docs/about/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/en/docs/use/open-dev/#enable-developer-mode';
    link.textContent = 'to the section';
    document.querySelector('article')?.append(link);
  });
  await page.getByRole('link', {name: 'to the section'}).click();
  await expect(page.locator('#enable-developer-mode')).toBeInViewport();
});

test('the old page stays until the new one is loaded, with a bar and a spinner', async ({
  page,
  site,
}) => {
  await withoutPrefetch(page);
  await site.open('en/docs/use/sync/');
  const title = page.locator('article h1').first();
  const before = await title.textContent();
  const release = await holdChunks(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toBeVisible();
  await expect(title).toHaveText(before ?? '');
  release();
  await expect(title).not.toHaveText(before ?? '');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('the progress bar starts at 8 % and moves in 200 ms', async ({page, site}) => {
  await withoutPrefetch(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, {barStyles: seen});
    new MutationObserver((changes) => {
      for (const {target} of changes) {
        const element = target as HTMLElement;
        if (element.matches?.('#nprogress .bar')) seen.push(element.style.cssText);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['style'],
    });
  });
  await site.open('en/docs/use/sync/');
  const release = await holdChunks(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  const styles = () =>
    page.evaluate(() => (window as unknown as {barStyles: string[]}).barStyles.join());
  await expect.poll(styles).toContain('translate3d(-92%, 0px, 0px)');
  await expect.poll(styles).toMatch(/200ms/);
  release();
});

test('a page part that cannot be loaded reloads the page, then says so and offers to retry', async ({
  page,
  site,
}) => {
  site.expectProblem(/Failed to load resource|ChunkLoadError|Loading chunk|net::/);
  await withoutPrefetch(page);
  await site.open('en/docs/use/sync/');
  const target = await page.locator('.pagination-nav__link--next').getAttribute('href');
  const loaded = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map((e) => e.name)),
  );
  let isDown = true;
  await page.route('**/assets/js/*.js', (route) =>
    isDown && !loaded.has(route.request().url()) ? route.abort() : route.continue(),
  );
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  // The page itself is there; its application is asked for again by the next sign of use.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await page.keyboard.press('Shift');
  const alert = page.locator('.load-failure');
  await expect(alert).toContainText(/chunk/i);
  isDown = false;
  const reloaded = page.waitForEvent('load');
  await alert.getByRole('button', {name: 'Retry'}).click();
  await reloaded;
  await site.hydrated();
  await expect(alert).toHaveCount(0);
});

test('pages ahead are prefetched, but not on a data-saver connection', async ({
  page,
  context,
  site,
}) => {
  await site.open('en/docs/use/sync/');
  await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBeGreaterThan(0);
  const saver = await context.newPage();
  await withoutPrefetch(saver);
  await saver.goto('en/docs/use/sync/');
  await hydrated(saver);
  await sidebarLink(saver, 'Sync').hover();
  expect(await saver.locator('link[rel=prefetch]').count()).toBe(0);
});

/** What tells pages apart besides their text: the head, the root and the links that lead here. */
const describePage = (page: Page) =>
  page.evaluate(() => {
    const {title, documentElement: root} = document;
    const tags = [...document.head.querySelectorAll('[data-rh]')].map((tag) =>
      tag.outerHTML.replace(' data-rh="true"', ''),
    );
    const here = [...document.querySelectorAll('[aria-current="page"]')];
    return {
      title,
      tags: tags.sort(),
      root: [root.lang, root.dir, root.className],
      here: here.map((link) => `${link.className} ${link.textContent}`).sort(),
    };
  });

test('a page reached by links is the page that its address gives', async ({page, site}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await site.open('en/docs/use/sync/');
  await page.evaluate(() => {
    document.body.dataset.isStillThere = 'yes';
  });
  for (const follow of [
    () => page.locator('.pagination-nav__link--next').click(),
    () => page.locator('.navbar__items').getByRole('link', {name: 'Changelog'}).click(),
    () => page.locator('footer').getByRole('link', {name: 'API reference'}).click(),
    () => page.goBack(),
  ]) {
    const before = page.url();
    await follow();
    await expect(page).not.toHaveURL(before);
    const direct = await page.context().newPage();
    await direct.goto(page.url());
    await hydrated(direct);
    const wanted = await describePage(direct);
    await direct.close();
    await expect.poll(() => describePage(page)).toEqual(wanted);
  }
  await expect(page.locator('body')).toHaveAttribute('data-is-still-there', 'yes');
});
