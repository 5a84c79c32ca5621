import type {Page} from '@playwright/test';
import {dataSaver, expect, holdRequests, hydrated, setConnection, test} from '../site';

// Prefetching on hover would fetch the next page before the test can hold it back.
const withoutPrefetch = (page: Page) => setConnection(page, dataSaver);

const sidebarLink = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', {name});

test('the old page stays, with a bar, until the new one is loaded', async ({page, site}) => {
  await withoutPrefetch(page);
  await site.open('en/docs/use/sync/');
  const title = page.locator('article h1').first();
  const before = await title.textContent();
  const release = await holdRequests(page);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await expect(page.locator('#nprogress .spinner')).toBeVisible();
  await expect(title).toHaveText(before ?? '');
  release();
  await expect(title).not.toHaveText(before ?? '');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a chunk that fails reloads the page, then offers to retry', async ({page, site}) => {
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
  // The page is there, and the next sign of use loads its app again.
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

test('pages ahead are prefetched, but not with data saver', async ({page, context, site}) => {
  await site.open('en/docs/use/sync/');
  await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBeGreaterThan(0);
  const saver = await context.newPage();
  await withoutPrefetch(saver);
  await saver.goto('en/docs/use/sync/');
  await hydrated(saver);
  await sidebarLink(saver, 'Sync').hover();
  expect(await saver.locator('link[rel=prefetch]').count()).toBe(0);
});

/** The head, the root's attributes and the links that lead here. */
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
