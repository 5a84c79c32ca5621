import type {Page} from 'playwright-core';
import type {Browser, ElementHandle, KeyInput, Page as Tab} from 'puppeteer-core';
import {poll} from '../wait';

/** An element of a tab with the methods of Playwright's locator that samples use. */
function toLocator(find: () => Promise<ElementHandle | null>) {
  const element = async () => {
    const found = await poll(() => find().catch(() => null), 5000);
    if (!found) throw new Error('no such element');
    return found;
  };
  const locator = {
    first: () => locator,
    click: async () => (await element()).evaluate((node) => (node as HTMLElement).click()),
    textContent: async () => (await element()).evaluate((node) => node.textContent),
    inputValue: async () => (await element()).evaluate((node) => (node as HTMLInputElement).value),
    isVisible: async () => (await find())?.isVisible() ?? false,
    boundingBox: async () => (await element()).boundingBox(),
    pressSequentially: async (text: string, options: {delay: number}) =>
      (await element()).type(text, options),
    fill: async (text: string) => (await element()).type(text),
  };
  return locator;
}

/** Gives a tab of Puppeteer the methods of Playwright's page that samples use. */
export function toPage(tab: Tab): Page {
  const locate = (selector: string) => {
    const [css = '', index = 0] = selector.split(' >> nth=');
    return toLocator(async () => (await tab.$$(css))[Number(index)] ?? null);
  };
  const press = tab.keyboard.press.bind(tab.keyboard);
  Object.assign(tab.keyboard, {
    press: async (keys: string) => {
      const held = keys.split('+') as KeyInput[];
      const last = held.pop() as KeyInput;
      for (const key of held) await tab.keyboard.down(key);
      await press(last);
      for (const key of held) await tab.keyboard.up(key);
    },
  });
  return Object.assign(tab, {
    locator: (selector: string) =>
      Object.assign(locate(selector), {
        nth: (index: number) => locate(`${selector} >> nth=${index}`),
      }),
    getByRole: (role: string, {name}: {name: string}) =>
      toLocator(() => tab.$(`::-p-aria([role="${role}"][name="${name}"])`)),
    setViewportSize: tab.setViewport.bind(tab),
  }) as unknown as Page;
}

/** The tabs of Firefox like a context of Playwright, as far as claims and samples use one. */
export function contextOf(browser: Browser) {
  type Listener = (page: Page) => void;
  const listeners = new Set<Listener>();
  const open = new Set<Tab>();
  browser.on('targetcreated', async (target) => {
    const tab = await target.page().catch(() => null);
    if (!tab) return;
    open.add(tab);
    for (const listener of listeners) listener(tab as unknown as Page);
  });
  return {
    newPage: async () => toPage(await browser.newPage()),
    pages: () => [...open].filter((tab) => !tab.isClosed()),
    cookies: (url: string) => [...open].find((tab) => tab.url() === url)?.cookies(url) ?? [],
    clearCookies: async () => browser.deleteCookie(...(await browser.cookies())),
    on: (_: 'page', listener: Listener) => listeners.add(listener),
    off: (_: 'page', listener: Listener) => listeners.delete(listener),
  };
}
