import {findFirefox} from '@scriptcat/testing/requirements';
import puppeteer from 'puppeteer-core';
import type {Engine, EngineWindow} from './engine';

/** Firefox, which supports WebDriver BiDi without a driver. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
    extraPrefsFirefox: {'intl.accept_languages': 'en-US'},
  });

  async function open(): Promise<EngineWindow> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({width: 1280, height: 860});
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`page: ${String(error)}`));
    return {
      goto: async (url) => void (await page.goto(url)),
      // A step inside a page loads nothing, which the library would wait for.
      back: () => page.evaluate(() => history.back()),
      run: (script, ...args) => page.evaluate(script as never, ...args) as never,
      moveMouse: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: async (key, modifier) => {
        if (modifier) await page.keyboard.down(modifier);
        await page.keyboard.press(key);
        if (modifier) await page.keyboard.up(modifier);
      },
      narrow: () => page.setViewport({width: 390, height: 800}),
      problems: async () => problems,
      close: () => context.close(),
    };
  }

  return {open, close: () => browser.close()};
}
