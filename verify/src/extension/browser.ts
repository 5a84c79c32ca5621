import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {BrowserContext, Worker} from 'playwright-core';
import {until} from '../wait';
import {launch, type RunningBrowser} from './launch';

export type Language = 'zh-CN' | 'en-US';

export interface BrowserOptions {
  /** The folder of the unpacked extension. */
  extension: string;
  resolverRules: string;
  language?: Language;
  /** Whether "Allow User Scripts" is on, as it is not right after an installation. */
  userScripts?: boolean;
  /** Whether "Allow access to file URLs" is on. It is off by default. */
  fileAccess?: boolean;
  /** Whether the extension is allowed in incognito windows. It is not by default. */
  incognito?: boolean;
  /** Starts Firefox instead of Chromium, with this port as its proxy. */
  firefoxProxy?: number;
  /** How many dots of the screen make a pixel. */
  scale?: number;
}

const disabledFeatures = [
  // Lets an extension be loaded from the command line.
  'DisableLoadExtensionCommandLineSwitch',
  // Every host is on this machine, which a public page may not reach otherwise.
  'LocalNetworkAccessChecks',
  // http addresses stay http.
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
];

function launchWith(profile: string, options: BrowserOptions): Promise<RunningBrowser> {
  const {extension, resolverRules, language = 'en-US', scale = 1} = options;
  const locale = language.replace('-', '_');
  return launch(profile, {
    args: [
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      `--host-resolver-rules=${resolverRules}`,
      '--ignore-certificate-errors',
      `--disable-features=${disabledFeatures.join(',')}`,
      `--lang=${language}`,
      `--force-device-scale-factor=${scale}`,
    ],
    env: {...process.env, LANGUAGE: locale, LANG: `${locale}.UTF-8`},
  });
}

/** The extension's service worker; the pages that it opens may have one of their own. */
export async function findExtensionWorker(context: BrowserContext): Promise<Worker> {
  const predicate = (worker: Worker) => worker.url().startsWith('chrome-extension:');
  return (
    context.serviceWorkers().find(predicate) ??
    (await context.waitForEvent('serviceworker', {predicate, timeout: 30_000}))
  );
}

/** The id that Chromium gave the extension. */
export async function readExtensionId(context: BrowserContext): Promise<string> {
  return new URL((await findExtensionWorker(context)).url()).host;
}

/** Turns a switch on the browser's page of the extension. */
async function configure(
  context: BrowserContext,
  change: {
    extensionId: string;
    userScriptsAccess?: boolean;
    fileAccess?: boolean;
    incognitoAccess?: boolean;
  },
) {
  const page = await context.newPage();
  await page.goto(`chrome://extensions/?id=${change.extensionId}`);
  await page.evaluate(
    (change) =>
      // An interface that only the browser's own pages have.
      (
        chrome as unknown as {
          developerPrivate: {updateExtensionConfiguration(change: object): Promise<void>};
        }
      ).developerPrivate.updateExtensionConfiguration(change),
    change,
  );
  await page.close();
}

/** Turns "Allow User Scripts" on or off, as the switch on the browser's page does. */
export const setUserScripts = (context: BrowserContext, extensionId: string, allowed: boolean) =>
  configure(context, {extensionId, userScriptsAccess: allowed});

/** Turns the extension on or off, as the switch on the browser's page does. */
export async function setExtension(context: BrowserContext, extensionId: string, enable: boolean) {
  const page = await context.newPage();
  await page.goto('chrome://extensions/');
  await page.evaluate(([id, enable]) => chrome.management.setEnabled(id, enable), [
    extensionId,
    enable,
  ] as const);
  await page.close();
}

/** A profile in which user scripts are allowed, made once per extension and then copied. */
const profiles = new Map<string, Promise<string>>();

async function makeProfile(options: BrowserOptions): Promise<string> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'scriptcat-profile-'));
  const {context, close} = await launchWith(profile, options);
  const id = await readExtensionId(context);
  await setUserScripts(context, id, true);
  // The two pages that a first installation opens are there when it is done.
  await until(() => context.pages().some((page) => page.url().includes('install_comple')), {
    what: 'the page after installation',
  }).catch(() => undefined);
  if (options.fileAccess) await configure(context, {extensionId: id, fileAccess: true});
  if (options.incognito) await configure(context, {extensionId: id, incognitoAccess: true});
  await close();
  return profile;
}

function copyProfile(source: string): string {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'scriptcat-run-'));
  cpSync(source, profile, {recursive: true});
  keepDownloads(profile);
  return profile;
}

/** Lets files be saved in the profile, which is thrown away, and not where people keep theirs. */
function keepDownloads(profile: string) {
  const file = path.join(profile, 'Default/Preferences');
  const preferences = JSON.parse(readFileSync(file, 'utf8'));
  const download = {...preferences.download, default_directory: path.join(profile, 'Downloads')};
  writeFileSync(file, JSON.stringify({...preferences, download}));
}

/**
 * Lets the browser name files as it does for people while a task runs, which tells in the end where
 * they are; otherwise Playwright names them.
 */
export async function whileNamingFiles(context: BrowserContext, task: () => Promise<string[]>) {
  const session = await context.browser()?.newBrowserCDPSession();
  await session?.send('Browser.setDownloadBehavior', {behavior: 'default'});
  let files: string[] = [];
  try {
    files = await task();
  } finally {
    const downloadPath = path.dirname(files[0] ?? os.tmpdir());
    await session?.send('Browser.setDownloadBehavior', {behavior: 'allowAndName', downloadPath});
  }
  return files.map((file) => path.basename(file));
}

/** Starts Chromium with the extension; the profile is thrown away at the end. */
export async function startBrowser(options: BrowserOptions) {
  const {userScripts = true, fileAccess, incognito, extension, language} = options;
  let profile: string;
  if (userScripts) {
    const key = `${extension} ${language} ${fileAccess} ${incognito}`;
    if (!profiles.has(key)) profiles.set(key, makeProfile(options));
    profile = copyProfile(await (profiles.get(key) as Promise<string>));
  } else {
    profile = mkdtempSync(path.join(os.tmpdir(), 'scriptcat-run-'));
  }
  const browser = await launchWith(profile, options);
  return {
    ...browser,
    profile,
    id: await readExtensionId(browser.context),
    close: async () => {
      await browser.close();
      rmSync(profile, {recursive: true, force: true});
    },
  };
}

/** Removes what was kept between runs. */
export async function removeProfiles() {
  for (const profile of profiles.values()) rmSync(await profile, {recursive: true, force: true});
  profiles.clear();
}
