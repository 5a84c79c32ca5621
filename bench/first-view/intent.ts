import type {Browser, Page} from '@playwright/test';
import {inPage, type Phone, withPhone} from './phone';

const TYPED = 'sync';

/** What happens after the first sign that somebody wants more than to read. */
export interface Intent {
  /** Scripts until the React app has taken over the page. */
  scriptBytes: number;
  /** Scripts when the search dialog is there as well. */
  scriptBytesWithSearch: number;
  /** From the first tap on search to the input that can be written into. */
  inputMs: number;
  /** What the input holds of the text typed without waiting for it. */
  kept: string;
}

declare global {
  interface Window {
    benchSearch: {tapped?: number; ready?: number};
  }
}

async function hydrated({page, traffic}: Phone): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await traffic.quiet();
}

const searchButton = (page: Page) =>
  page.getByRole('button', {name: /搜索|Search/}).and(page.locator('[aria-haspopup="dialog"]'));

function wakeUp(browser: Browser, url: string): Promise<number> {
  return withPhone(browser, async (phone) => {
    await phone.page.goto(url, {waitUntil: 'load'});
    await phone.page.locator('h1').first().tap();
    await hydrated(phone);
    return phone.traffic.scriptBytes();
  });
}

/** Taps on search as soon as the page is there, and types at once. */
export async function measureIntent(browser: Browser, url: string): Promise<Intent> {
  const scriptBytes = await wakeUp(browser, url);
  return withPhone(browser, async (phone) => {
    const {page, traffic} = phone;
    await page.addInitScript(inPage('search.js'));
    await page.goto(url, {waitUntil: 'load'});
    await searchButton(page).first().tap();
    await page.keyboard.type(TYPED, {delay: 100});
    await page.waitForFunction(() => window.benchSearch.ready !== undefined);
    await hydrated(phone);
    const {tapped = Number.NaN, ready = Number.NaN} = await page.evaluate(() => window.benchSearch);
    const kept = await page.locator('dialog input, [role=dialog] input').first().inputValue();
    return {
      scriptBytes,
      scriptBytesWithSearch: traffic.scriptBytes(),
      inputMs: ready - tapped,
      kept: kept === TYPED ? 'all of it' : `"${kept}" of "${TYPED}"`,
    };
  });
}
