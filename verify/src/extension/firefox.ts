import {randomUUID} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findFirefox} from '@scriptcat/testing/requirements';
import type {BrowserContext} from 'playwright-core';
import puppeteer from 'puppeteer-core';
import {poll, until} from '../wait';
import {contextOf} from './firefox-page';

/** Starts Firefox with the extension, which it has given the rights that people give it. */
export async function startFirefox({extension, proxy}: {extension: string; proxy: number}) {
  const manifest = JSON.parse(readFileSync(path.join(extension, 'manifest.json'), 'utf8'));
  const gecko: string = manifest.browser_specific_settings.gecko.id;
  const id = randomUUID();
  const profile = mkdtempSync(path.join(os.tmpdir(), 'scriptcat-firefox-'));
  const rights = {permissions: ['userScripts'], origins: ['<all_urls>'], data_collection: []};
  const file = path.join(profile, 'extension-preferences.json');
  writeFileSync(file, JSON.stringify({[gecko]: rights}));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
    userDataDir: profile,
    acceptInsecureCerts: true,
    protocolTimeout: 90_000,
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({[gecko]: id}),
      'extensions.background.idle.timeout': 600_000,
      'xpinstall.signatures.required': false,
      'intl.accept_languages': 'en-US',
      'dom.security.https_first': false,
      'browser.download.folderList': 2,
      'browser.download.dir': path.join(profile, 'Downloads'),
      // Every host is on this machine: the world is also a proxy.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxy,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxy,
    },
  });
  const context = contextOf(browser) as unknown as BrowserContext;
  await browser.installExtension(extension);
  const page = await context.newPage();
  await page.goto('https://start.test/');
  // No driver may go to an extension's page. A web page may go to this one.
  await page.evaluate((url) => location.assign(url), `moz-extension://${id}/src/install.html`);
  const isUp = () =>
    page.evaluate(() => chrome.runtime.sendMessage({action: 'serviceWorker/script/getAllScripts'}));
  await until(() => poll(() => isUp().catch(() => undefined), 2000), {
    what: 'the extension',
    timeout: 60_000,
  });
  const close = async () => {
    await browser.close();
    rmSync(profile, {recursive: true, force: true, maxRetries: 5});
  };
  return {
    context,
    id,
    page,
    close,
    version: Number.parseInt((await browser.version()).replace(/\D+/, ''), 10),
  };
}
