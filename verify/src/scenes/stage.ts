import {type Claim, claimScript, type Json} from '@scriptcat/claims';
import type {Page} from 'playwright-core';
import {closePage, type ScriptCat} from '../extension/scriptcat';
import {poll, until} from '../wait';
import type {World} from '../world';

/** A claim that needs somebody who clicks, answers, or looks from outside. */
export interface Scene
  extends Pick<Claim, 'id' | 'says' | 'about' | 'place' | 'expect' | 'until' | 'defaults'> {
  run(stage: Stage): Promise<Json>;
}

export type Script = Pick<Claim, 'grant' | 'header' | 'preamble' | 'code' | 'kind'>;

export interface Played {
  uuid: string;
  page: Page;
  /** What the script's code returned. */
  result(): Promise<Json>;
  /** Lines of the page's console. */
  console: string[];
}

let counter = 0;

const pageReport = `(text) => document.documentElement.setAttribute('data-scene', text)`;

export class Stage {
  private readonly opened: Page[] = [];
  private readonly installed: string[] = [];

  constructor(
    readonly scriptcat: ScriptCat,
    readonly world: World,
  ) {}

  /** A host that nobody else uses. */
  newHost(): string {
    counter += 1;
    return `scene-${counter}.test`;
  }

  async install(code: string, options?: {enable?: boolean}): Promise<string> {
    const {uuid, type} = await this.scriptcat.install(code, options);
    this.installed.push(uuid);
    if (type === 1 && options?.enable !== false) await this.scriptcat.registered([uuid]);
    return uuid;
  }

  /** Installs a page script on a host of its own without visiting it. */
  async prepare(script: Script, host = this.newHost()): Promise<{uuid: string; url: string}> {
    const claim = {id: `scene ${host}`, says: '', about: [], expect: null, ...script};
    const code = claimScript(claim, {match: `https://${host}/*`, report: pageReport});
    return {uuid: await this.install(code), url: `https://${host}/`};
  }

  async open(url: string): Promise<Page> {
    const page = await this.scriptcat.context.newPage();
    this.opened.push(page);
    await page.goto(url);
    return page;
  }

  /** Installs a page script and opens its page. */
  async play(script: Script, {host}: {host?: string} = {}): Promise<Played> {
    const {uuid, url} = await this.prepare(script, host);
    const page = await this.scriptcat.context.newPage();
    this.opened.push(page);
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', (error) => lines.push(String(error?.message ?? error)));
    await page.goto(url);
    return {uuid, page, console: lines, result: () => this.result(page)};
  }

  async result(page: Page, timeout = 15_000): Promise<Json> {
    const read = () => page.evaluate(() => document.documentElement.getAttribute('data-scene'));
    const text = await until(() => read().catch(() => null), {
      what: 'the script of a scene',
      timeout,
    });
    const {value = null, thrown} = JSON.parse(text) as {value?: Json; thrown?: Json};
    return thrown === undefined ? value : {thrown};
  }

  /** Installs a background script whose result is a stored value. */
  async background(script: Script): Promise<Json> {
    const grant = [...new Set([...(script.grant ?? []), 'GM_setValue'])];
    const claim = {id: 'scene', says: '', about: [], expect: null, ...script, grant};
    const report = `(text) => GM_setValue('result', text)`;
    const code = claimScript({...claim, kind: 'background'}, {report});
    const uuid = await this.install(code);
    const text = await poll(
      async () => (await this.scriptcat.values(uuid)).result as string | undefined,
      15_000,
    );
    return text === undefined ? 'no answer' : ((JSON.parse(text) as {value: Json}).value ?? null);
  }

  /** Waits for a page that the extension or a script opens. */
  async opensPage(pattern: RegExp, act: () => Promise<unknown>, timeout = 8000): Promise<string> {
    const before = new Set(this.scriptcat.context.pages());
    await act();
    const found = await poll(
      () =>
        this.scriptcat.context
          .pages()
          .find((page) => !before.has(page) && pattern.test(page.url())),
      timeout,
    );
    if (found) this.opened.push(found);
    return found?.url() ?? '';
  }

  async clear(): Promise<void> {
    for (const page of this.opened.splice(0)) if (!page.isClosed()) await closePage(page);
    const uuids = this.installed.splice(0);
    if (uuids.length > 0) await this.scriptcat.remove(...uuids);
  }
}
