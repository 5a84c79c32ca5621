import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {freePort} from '@scriptcat/testing/nginx';
import {findMiniBrowser, webkitPrograms} from '@scriptcat/testing/requirements';
import {Builder, Capabilities, Key as DriverKey, error} from 'selenium-webdriver';
import type {Engine, EngineWindow, Key} from './engine';

const keys: Record<Key, string> = {
  Enter: DriverKey.ENTER,
  Escape: DriverKey.ESCAPE,
  Tab: DriverKey.TAB,
  Shift: DriverKey.SHIFT,
  a: 'a',
  k: 'k',
  v: 'v',
};

/** For one command of the driver; a case has a minute. */
const PATIENCE_MS = 15_000;

/** Runs in the page: from now on what goes wrong is kept. WebKit's driver tells nothing of it. */
function watch() {
  const found: string[] = [];
  const {error: print} = console;
  console.error = (...parts) => {
    found.push(`console: ${parts.join(' ')}`);
    print(...parts);
  };
  addEventListener('error', ({message}) => found.push(`page: ${message}`));
  addEventListener('unhandledrejection', ({reason}) => found.push(`page: ${reason}`));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    found.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  Object.assign(window, {problems: found});
}

/** A screen that nobody sees; the engine has no mode without one. */
async function startScreen() {
  const screen = spawn(webkitPrograms.screen, ['-displayfd', '3', '-screen', '0', '1440x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return {display: `:${String(number).trim()}`, stop: () => screen.kill()};
}

/** The engine of Safari, in the small browser that comes with WebKitGTK. */
export async function startWebKit(): Promise<Engine> {
  const {display, stop} = await startScreen();
  const port = await freePort();
  const driver = spawn(webkitPrograms.driver, [`--port=${port}`], {
    env: {...process.env, DISPLAY: display, LANG: 'en_US.UTF-8'},
    stdio: 'ignore',
  });
  const options = {binary: findMiniBrowser(), args: ['--automation']};
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': options,
  });

  async function start() {
    const builder = new Builder().usingServer(`http://127.0.0.1:${port}`);
    return builder.withCapabilities(capabilities).build();
  }

  async function open(): Promise<EngineWindow> {
    const browser = await start();
    const run: EngineWindow['run'] = (script, ...args) =>
      browser.executeScript(`return (${script}).apply(null, arguments)`, ...args);
    const resize = (width: number, height: number) =>
      browser.manage().window().setRect({x: 0, y: 0, width, height});
    await resize(1280, 900);
    await browser.manage().setTimeouts({pageLoad: PATIENCE_MS, script: PATIENCE_MS});
    return {
      goto: async (url) => {
        // Now and then the driver misses that a page has loaded, and would wait for ever.
        await browser.get(url).catch((problem) => {
          if (problem instanceof error.TimeoutError) return browser.get(url);
          throw problem;
        });
        await run(watch);
      },
      back: () => browser.navigate().back(),
      run,
      moveMouse: (x, y) => browser.actions().move({x, y}).perform(),
      click: (x, y) => browser.actions().move({x, y}).click().perform(),
      type: (text) => browser.actions().sendKeys(text).perform(),
      press: (key, modifier) => {
        const actions = browser.actions();
        if (!modifier) return actions.sendKeys(keys[key]).perform();
        const held = DriverKey.CONTROL;
        return actions.keyDown(held).sendKeys(keys[key]).keyUp(held).perform();
      },
      narrow: async () => void (await resize(390, 800)),
      problems: () =>
        run(() => (window as unknown as {problems?: string[]}).problems ?? []) as Promise<string[]>,
      close: () => browser.quit(),
    };
  }

  return {
    open,
    close: async () => {
      driver.kill();
      stop();
    },
  };
}
