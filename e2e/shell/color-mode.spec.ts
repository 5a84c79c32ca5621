import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../site';

const toggle = (page: Page) =>
  page.locator('.navbar').getByRole('button', {name: /Switch colours/});
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const choice = (page: Page) => page.locator('html').getAttribute('data-theme-choice');

test.describe('on a dark system', () => {
  test.use({colorScheme: 'dark'});

  test('a first visit is light, then the toggle goes dark, system, light', async ({page, site}) => {
    await site.open('en/docs/about/');
    expect(await theme(page)).toBe('light');
    for (const [expectedChoice, expectedTheme] of [
      ['dark', 'dark'],
      ['system', 'dark'],
      ['light', 'light'],
    ] as const) {
      await toggle(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', expectedChoice);
      expect(await theme(page)).toBe(expectedTheme);
      await page.reload();
      await site.hydrated();
      expect(await choice(page)).toBe(expectedChoice);
      expect(await theme(page)).toBe(expectedTheme);
      if (expectedChoice !== 'system') continue;
      await page.emulateMedia({colorScheme: 'light'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    }
  });

  test('the choice holds in the other language and open tabs', async ({page, site, context}) => {
    await site.open('en/docs/about/');
    const other = await context.newPage();
    await other.goto('docs/about/');
    await hydrated(other);
    await toggle(page).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await other.reload();
    expect(await theme(other)).toBe('dark');
  });
});

test('has two modes where the browser cannot tell a preference', async ({page, site}) => {
  await page.addInitScript(() => {
    const original = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query === '(prefers-color-scheme)' ? original('not all') : original(query);
  });
  await site.open('en/docs/about/');
  await toggle(page).click();
  expect(await choice(page)).toBe('dark');
  await toggle(page).click();
  expect(await choice(page)).toBe('light');
});
