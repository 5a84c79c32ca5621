import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect} from '@playwright/test';
import {freePort} from '@scriptcat/testing/nginx';
import {findMiniBrowser, webkitPrograms} from '@scriptcat/testing/requirements';
import {within} from '@scriptcat/testing/within';
import {type Actions, Builder, Capabilities, Key as DriverKey} from 'selenium-webdriver';
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

/** Says which command the driver has not answered; without this a case only runs out of time. */
const answered = <Value>(command: string, answer: Promise<Value>): Promise<Value> =>
  within(answer, PATIENCE_MS + 5000, `WebKit's driver to answer: ${command}`);

const perform = (name: string, actions: Actions) => answered(name, actions.perform());

/** Tries once more after the one problem that is known to pass. */
const again = <Value>(problem: string, command: () => Promise<Value>): Promise<Value> =>
  command().catch((error: Error) => {
    if (error.name === problem) return command();
    throw error;
  });

/** Runs in the page: collects errors, which WebKit's driver doesn't report. */
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

/** A virtual screen, since the engine has no headless mode. */
async function startScreen() {
  const screen = spawn(webkitPrograms.screen, ['-displayfd', '3', '-screen', '0', '1440x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return {display: `:${String(number).trim()}`, stop: () => screen.kill()};
}

/** The toolbar would keep the window wider than a phone; with these settings it shrinks. */
function writeSettings(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; }');
  return folder;
}

/** The engine of Safari, in the small browser that comes with WebKitGTK. */
export async function startWebKit(): Promise<Engine> {
  const {display, stop} = await startScreen();
  const settings = writeSettings();
  const port = await freePort();
  const driver = spawn(webkitPrograms.driver, [`--port=${port}`], {
    env: {...process.env, DISPLAY: display, LANG: 'en_US.UTF-8', XDG_CONFIG_HOME: settings},
    stdio: 'ignore',
  });
  const options = {binary: findMiniBrowser(), args: ['--automation']};
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': options,
  });

  async function start() {
    const builder = new Builder().usingServer(`http://127.0.0.1:${port}`);
    const session = await builder.withCapabilities(capabilities).build();
    await session.manage().setTimeouts({pageLoad: PATIENCE_MS, script: PATIENCE_MS});
    return session;
  }

  const isListening = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ok}) => ok,
      () => false,
    );
  await expect.poll(isListening, {message: "WebKit's driver", timeout: PATIENCE_MS}).toBe(true);
  // The driver sometimes starts a browser without answering. A second request works.
  const ask = () => answered('a new session', start());
  const browser = await ask().catch(ask);

  const run: EngineWindow['run'] = (script, ...args) =>
    answered(
      'run a script',
      browser.executeScript(`return (${script}).apply(null, arguments)`, ...args),
    );
  async function resize(width: number, height: number) {
    await answered('resize', browser.manage().window().setRect({x: 0, y: 0, width, height}));
    // Nothing around the page may keep it wider.
    await expect.poll(() => run(() => innerWidth), {timeout: PATIENCE_MS}).toBe(width);
  }
  const moveMouse = (x: number, y: number) => perform('move', browser.actions().move({x, y}));

  /** The one window, as a new reader finds it. */
  async function open(): Promise<EngineWindow> {
    await resize(1280, 900);
    await moveMouse(0, 0);
    return {
      goto: async (url) => {
        // Now and then the driver misses that a page has loaded, and waits for it in vain: here, or
        // before it runs the first script. Loading it once more is what helps.
        await again('TimeoutError', async () => {
          await answered(`open ${url}`, browser.get(url));
          // An address that leads elsewhere may be left while it is asked.
          await again('NoSuchFrameError', () => run(watch));
        });
      },
      back: () => answered('back', browser.navigate().back()),
      run,
      moveMouse,
      click: (x, y) => perform('click', browser.actions().move({x, y}).click()),
      type: (text) => perform('type', browser.actions().sendKeys(text)),
      press: (key, modifier) => {
        const actions = browser.actions();
        if (!modifier) return perform('press', actions.sendKeys(keys[key]));
        const held = DriverKey.CONTROL;
        return perform('press', actions.keyDown(held).sendKeys(keys[key]).keyUp(held));
      },
      narrow: () => resize(390, 800),
      problems: () =>
        run(() => (window as unknown as {problems?: string[]}).problems ?? []) as Promise<string[]>,
      // Goes on to the next case.
      close: async () => {},
    };
  }

  return {
    open,
    close: async () => {
      await answered('quit', browser.quit()).catch(() => {});
      driver.kill();
      stop();
      rmSync(settings, {recursive: true, force: true});
    },
  };
}
