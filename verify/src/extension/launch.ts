import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {within} from '@scriptcat/testing/within';
import {type BrowserContext, chromium} from 'playwright-core';
import {ensureFullChromium} from '../../../scripts/lib/machine';
import {until} from '../wait';

export interface RunningBrowser {
  context: BrowserContext;
  /** Where the browser can be looked at by its own developer tools. */
  debuggingPort: number;
  close: () => Promise<void>;
  /** Ends the browser without giving it time to save anything. */
  kill: () => Promise<void>;
}

const startMs = 60_000;

const commonArgs = [
  '--headless=new',
  '--window-size=1280,900',
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-popup-blocking',
  '--disable-background-networking',
  // Background pages must run as fast as visible ones.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-field-trial-config',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--mute-audio',
  '--password-store=basic',
  '--remote-allow-origins=devtools://devtools',
  // The browser takes a free one and writes it into its profile.
  '--remote-debugging-port=0',
];

// A program that is ended from outside ends its browsers, too.
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

/** The page in which the extension runs background scripts: the last thing it makes at its start. */
const sandbox = /^chrome-extension:.*\/sandbox\.html$/;

async function isExtensionUp(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
  const targets = ((await response?.json()) ?? []) as {url: string}[];
  return targets.some(({url}) => sandbox.test(url));
}

/**
 * Starts Chromium and connects to it when the extension is up. A browser that is watched from its
 * first moment now and then never loads the frame in which background scripts run.
 */
export async function launch(
  profile: string,
  {args, env}: {args: readonly string[]; env: NodeJS.ProcessEnv},
): Promise<RunningBrowser> {
  const portFile = path.join(profile, 'DevToolsActivePort');
  rmSync(portFile, {force: true});
  const program = spawn(
    await ensureFullChromium(),
    [...commonArgs, `--user-data-dir=${profile}`, ...args, 'about:blank'],
    {stdio: 'ignore', env},
  );
  const kill = () => program.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(program, 'exit');
  const readPort = () =>
    existsSync(portFile) && Number.parseInt(readFileSync(portFile, 'utf8'), 10);
  const debuggingPort = await until(readPort, {what: 'the browser', timeout: startMs});
  await until(() => isExtensionUp(debuggingPort), {what: 'the extension', timeout: startMs});
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser opened no window.');
  const quit = async () => {
    const session = await browser.newBrowserCDPSession();
    // The browser is gone before it can answer.
    await session.send('Browser.close').catch(() => undefined);
    await ended;
  };
  return {
    context,
    debuggingPort,
    close: async () => {
      if (!program.killed) await within(quit(), 20_000, 'the browser to close').catch(kill);
      process.off('exit', kill);
    },
    kill: async () => {
      kill();
      await ended;
    },
  };
}
