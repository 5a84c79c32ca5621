import {randomUUID} from 'node:crypto';
import {userscript} from '@scriptcat/claims';
import {within} from '@scriptcat/testing/within';
import type {BrowserContext, Page} from 'playwright-core';
import {poll, until} from '../wait';
import {type BrowserOptions, findExtensionWorker, startBrowser} from './browser';
import {startFirefox} from './firefox';

/** A script as the extension keeps it; only what is read here. */
export interface InstalledScript {
  uuid: string;
  name: string;
  type: number;
  status: number;
  runStatus?: string;
  error?: unknown;
  nextruntime?: number;
  metadata: Record<string, string[] | undefined>;
}

export interface MenuCommand {
  name: string;
  /** Entries of the same group are one line in the popup. */
  groupKey?: string;
  options?: Record<string, unknown>;
}

export interface PopupScript {
  uuid: string;
  name: string;
  menus: MenuCommand[];
  runNum?: number;
}

interface PopupData {
  scriptList: PopupScript[];
  backScriptList: PopupScript[];
  isBlacklist?: boolean;
}

export interface LogLine {
  level: string;
  message: string;
  label: Record<string, unknown>;
  createtime: number;
}

interface Answer {
  code?: number;
  message?: string;
  data?: unknown;
}

/** Settings of the extension's pages that hide tours and notices. */
const quietSettings = {
  firstUse: 'false',
  background_prompt_shown: 'true',
  webrequest_blocking_prompt_shown: 'true',
};

// Functions are sent to the browser as text, after a compiler has wrapped the names inside them in
// a helper that only exists here.
const nameHelper = `if (globalThis.chrome?.runtime?.id) globalThis.__name ??= (target) => target;`;

/** How long an answer may take on a busy machine; one that is lost never comes. */
const patience = 30_000;

const probe = userscript(
  ['@name Probe', '@namespace verify', '@version 1.0.0', '@background', '@grant GM_setValue'],
  `GM_setValue('ready', true);`,
);

/** Pages whose `close()` has timed out, so that it isn't awaited again. */
const abandoned = new WeakSet<Page>();

/** Closes a page; one that is just going elsewhere may never say that it is closed. */
export const closePage = (page: Page): Promise<void> =>
  within(page.close(), 5000, 'a page to close').catch(() => {
    abandoned.add(page);
  });

/** The extension in a running browser: actions of a user, and the extension's state. */
export class ScriptCat {
  /** The version of Firefox, if it isn't Chromium. */
  firefox?: number;

  private constructor(
    readonly context: BrowserContext,
    readonly id: string,
    /** The browser's own developer tools look at it from here. */
    readonly debuggingPort: number,
    /**
     * A document of the extension without an interface, from which messages are sent. The options
     * page would redraw its list after each of them.
     */
    readonly extensionPage: Page,
    readonly close: () => Promise<void>,
    /** Ends Chromium as a power cut does. */
    readonly kill: () => Promise<void> = close,
    /** The folder of Chromium's profile, until the browser is closed. */
    readonly profile = '',
  ) {}

  static async start(options: BrowserOptions): Promise<ScriptCat> {
    if (options.firefoxProxy) {
      const {context, id, page, version, close} = await startFirefox({
        extension: options.extension,
        proxy: options.firefoxProxy,
      });
      await page.evaluate(nameHelper);
      return Object.assign(new ScriptCat(context, id, 0, page, close), {firefox: version});
    }
    const {context, id, debuggingPort, close, kill, profile} = await startBrowser(options);
    await context.addInitScript({content: nameHelper});
    await context.addInitScript((settings) => {
      if (location.protocol !== 'chrome-extension:') return;
      for (const [key, value] of Object.entries(settings)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      }
    }, quietSettings);
    const page = await context.newPage();
    await page.goto(`chrome-extension://${id}/manifest.json`);
    return new ScriptCat(context, id, debuggingPort, page, close, kill, profile);
  }

  /** The address of one of the extension's pages. */
  url(page: string): string {
    return `${this.firefox ? 'moz' : 'chrome'}-extension://${this.id}/src/${page}`;
  }

  /** Sends a message that the extension's own pages send, and unwraps the answer. */
  async send<T>(action: string, data?: unknown): Promise<T> {
    const message = {action: `serviceWorker/${action}`, data};
    const answer = await within(
      this.extensionPage.evaluate(
        (message) => chrome.runtime.sendMessage(message) as Promise<unknown>,
        message,
      ),
      patience,
      `an answer to ${action}`,
    );
    const {code, message: problem, data: result} = (answer ?? {}) as Answer;
    if (code) throw new Error(problem ?? `${action} failed`);
    return result as T;
  }

  /** Runs code in the extension's service worker, where scripts' requests are served. */
  async inWorker<T, A>(task: (argument: A) => T | Promise<T>, argument: A): Promise<T> {
    if (this.firefox) return this.inBackgroundPage(task, argument);
    const worker = await findExtensionWorker(this.context);
    const evaluate = async () => {
      await worker.evaluate(nameHelper);
      return (await worker.evaluate(task as never, argument as never)) as T;
    };
    return within(evaluate(), patience, "the extension's worker");
  }

  /** The same in Firefox, where a page takes the place of the worker. */
  private inBackgroundPage<T, A>(task: (argument: A) => T | Promise<T>, argument: A): Promise<T> {
    const call = `(${task})(${JSON.stringify(argument)})`;
    return this.extensionPage.evaluate(
      `chrome.runtime.getBackgroundPage().then((globalThis) => {
        const {chrome} = globalThis;
        const __name = (target) => target;
        return ${call};
      })`,
    );
  }

  /** Installs a script from its text and switches it on or off. */
  async install(code: string, {enable = true} = {}): Promise<InstalledScript> {
    const data = {uuid: randomUUID(), code, upsertBy: 'user'};
    const script = await this.send<InstalledScript>('script/installByCode', data);
    await this.send('script/enable', {uuid: script.uuid, enable});
    return script;
  }

  /** Waits until background scripts run: the page they run in is made after the extension starts. */
  async backgroundReady(): Promise<void> {
    const {uuid} = await this.install(probe);
    await until(
      async () => {
        await this.run(uuid).catch(() => undefined);
        return (await this.values(uuid)).ready;
      },
      {what: 'a background script', timeout: patience},
    );
    await this.remove(uuid);
  }

  /** Waits until the browser has registered the scripts. It never registers those it refuses. */
  async registered(uuids: readonly string[], timeout = 10_000): Promise<void> {
    await poll(async () => {
      const known = await this.registrations();
      return uuids.every((uuid) => known.includes(uuid));
    }, timeout);
  }

  /** Ids of the scripts that are registered with the browser. */
  registrations() {
    return this.extensionPage.evaluate(async () =>
      (await chrome.userScripts.getScripts()).map(({id}) => id),
    );
  }

  scripts() {
    return this.send<InstalledScript[]>('script/getAllScripts');
  }

  script(uuid: string) {
    return this.send<InstalledScript>('script/fetchInfo', uuid);
  }

  async remove(...uuids: string[]) {
    await this.send('script/deletes', uuids);
    // Versions without a trash have nothing to empty.
    await this.send('script/purges', uuids).catch(() => undefined);
  }

  async removeAll() {
    const all = await this.scripts();
    if (all.length > 0) await this.remove(...all.map(({uuid}) => uuid));
  }

  /** Replaces the `@match` or `@exclude` lines of a script, as its settings do; nothing resets them. */
  async setRules(uuid: string, {match, exclude}: {match?: string[]; exclude?: string[]}) {
    if (match) await this.send('script/resetMatch', {uuid, match});
    if (exclude) await this.send('script/resetExclude', {uuid, exclude});
  }

  /** Changes a setting of the extension, as its page does. */
  async setConfig(key: string, value: unknown) {
    await this.extensionPage.evaluate(
      ([key, value]) =>
        chrome.runtime.sendMessage({
          msgQueue: 'systemConfigChange',
          data: {action: 'message', message: {key, value}},
        }),
      [key, value] as const,
    );
  }

  /** Sets the list of pages on which nothing runs. */
  setBlacklist(lines: readonly string[]) {
    return this.setConfig('blacklist', lines.join('\n'));
  }

  /** Starts a background or scheduled script manually. */
  run(uuid: string) {
    return this.send('runtime/runScript', uuid);
  }

  async values(uuid: string): Promise<Record<string, unknown>> {
    return this.send('value/getScriptValue', await this.script(uuid));
  }

  /** Changes a stored value as the editor's data tab does. */
  setValue(uuid: string, key: string, value: unknown) {
    // The first part says of which kind the second is: 0 is plain data.
    return this.send('value/setScriptValues', {uuid, keyValuePairs: [[key, [0, value]]]});
  }

  async tabId(page: Page): Promise<number> {
    return until(
      () =>
        this.extensionPage.evaluate(
          async (url) => (await chrome.tabs.query({})).findLast((tab) => tab.url === url)?.id,
          page.url(),
        ),
      {what: `the tab of ${page.url()}`},
    );
  }

  /** The content of the popup for a page. */
  async popup(page: Page): Promise<PopupData> {
    return this.send('popup/getPopupData', {tabId: await this.tabId(page), url: page.url()});
  }

  /** Clicks a menu command in the popup of a page. */
  async clickMenu(page: Page, name: string, inputValue?: unknown) {
    const {uuid, menus} = await until(
      async () => {
        const {scriptList, backScriptList} = await this.popup(page);
        return [...scriptList, ...backScriptList]
          .map(({uuid, menus}) => ({uuid, menus: menus.filter((menu) => menu.name === name)}))
          .find((script) => script.menus.length > 0);
      },
      {what: `the menu command "${name}"`, timeout: 15_000},
    );
    await this.send('popup/menuClick', {uuid, menus, inputValue});
  }

  /** The names of the commands that a page's popup shows. */
  async menuNames(page: Page): Promise<string[]> {
    const {scriptList, backScriptList} = await this.popup(page);
    return [...scriptList, ...backScriptList].flatMap(({menus}) => menus.map(({name}) => name));
  }

  /** The extension's own log since a moment. */
  logs(since = 0): Promise<LogLine[]> {
    return this.extensionPage.evaluate(
      (since) =>
        new Promise<LogLine[]>((resolve, reject) => {
          const open = indexedDB.open('ScriptCat');
          open.onerror = () => reject(open.error);
          open.onsuccess = () => {
            const all = open.result.transaction('logger').objectStore('logger').getAll();
            all.onsuccess = () => {
              open.result.close();
              resolve((all.result as LogLine[]).filter(({createtime}) => createtime >= since));
            };
          };
        }),
      since,
    );
  }

  /** Opens the popup in a tab of its own that takes `page` for the active tab. */
  async openPopup(page: Page): Promise<Page> {
    const tabId = await this.tabId(page);
    const popup = await this.context.newPage();
    await popup.addInitScript((tabId) => {
      const query = chrome.tabs.query.bind(chrome.tabs);
      const find = (filter: chrome.tabs.QueryInfo) =>
        filter.active ? chrome.tabs.get(tabId).then((tab) => [tab]) : query(filter);
      Object.assign(chrome.tabs, {
        query: (filter: chrome.tabs.QueryInfo, done?: (tabs: chrome.tabs.Tab[]) => void) =>
          done ? void find(filter).then(done) : find(filter),
      });
    }, tabId);
    await popup.goto(this.url('popup.html'));
    return popup;
  }

  /** Presses the button of an install page; before 1.5 it had no name but its words. */
  async confirmInstall(page: Page): Promise<void> {
    const older = page.getByRole('button', {name: /^(Install|Subscribe|Update)/});
    await page.getByTestId('install-primary').or(older).first().click();
  }

  /** Closes every page but the one that messages are sent from. */
  async closePages(): Promise<void> {
    const others = this.context.pages().filter((page) => page !== this.extensionPage);
    const open = others.filter((page) => !page.isClosed() && !abandoned.has(page));
    await Promise.all(open.map(closePage));
  }

  /** Opens a page in a new tab. */
  async open(url: string): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(url);
    return page;
  }
}
