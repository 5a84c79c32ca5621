import {
  type Claim,
  claimScript,
  claims,
  type Json,
  type ScriptParts,
  userscript,
} from '@scriptcat/claims';
import type {Page} from 'playwright-core';
import type {BrowserOptions} from '../extension/browser';
import {closePage, type ScriptCat} from '../extension/scriptcat';
import {poll, until} from '../wait';
import type {World} from '../world';

/** Acts and looks as a claim with `needs: scene` asks for, and returns what it has seen. */
export type Scene = (stage: Stage, script: StagedScript) => Promise<Json> | Json;

/** Scenes by the id of their claim. */
export type Scenes = Readonly<Record<string, Scene>>;

type Script = Omit<ScriptParts, 'id' | 'kind'>;

export interface Surroundings {
  world: World;
  /** How the browser was started, for scenes that need another one. */
  options: BrowserOptions;
}

/**
 * Scenes for all claims of some groups, which share one observation: it is made once per browser
 * and has a field for the id of each claim.
 */
export function observed(
  groups: readonly string[],
  observe: (stage: Stage) => Promise<Record<string, Json>>,
): Scenes {
  const made = new WeakMap<Stage, Promise<Record<string, Json>>>();
  const own = claims.filter(({id}) => groups.includes(id.split('/')[0] ?? ''));
  const scene =
    (id: string): Scene =>
    async (stage) => {
      const observation = made.get(stage) ?? observe(stage);
      made.set(stage, observation);
      return (await observation)[id] ?? 'not observed';
    };
  return Object.fromEntries(own.map(({id}) => [id, scene(id)]));
}

/** A script of the verification itself. */
export const ownScript = (name: string, lines: readonly string[], code?: string): string =>
  userscript([`@name ${name}`, '@namespace verify', '@version 1.0.0', ...lines], code);

export interface OpenedPage {
  uuid: string;
  page: Page;
  /** Lines of the page's console. */
  console: string[];
}

/** The script of a claim, which runs on a host of its own. */
export interface StagedScript {
  /** Installs the script and opens its page. */
  open(): Promise<OpenedPage>;
  /** Does the same and waits until the script has ended. `value` is its result. */
  play(): Promise<OpenedPage & {value: Json}>;
  /** Runs it as a background script. */
  inBackground(): Promise<Json>;
}

let counter = 0;

const pageReport = `(text) => document.documentElement.setAttribute('data-scene', text)`;

export class Stage {
  private readonly opened: Page[] = [];
  private readonly installed: string[] = [];

  readonly world: World;
  readonly options: BrowserOptions;

  constructor(
    readonly scriptcat: ScriptCat,
    {world, options}: Surroundings,
  ) {
    this.world = world;
    this.options = options;
  }

  /** A host that no other scene uses. */
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

  /** Installs a page script on a host of its own. */
  async prepare(script: Script, host = this.newHost()): Promise<{uuid: string; url: string}> {
    const parts = {id: `scene ${host}`, ...script};
    const code = claimScript(parts, {match: `https://${host}/*`, report: pageReport});
    return {uuid: await this.install(code), url: `https://${host}/`};
  }

  /** Opens a page, after these functions have run in it. */
  async open(url: string, ...before: (() => void)[]): Promise<Page> {
    const page = await this.scriptcat.context.newPage();
    this.opened.push(page);
    for (const init of before) await page.addInitScript(init);
    await page.goto(url);
    return page;
  }

  /** Installs a page script and opens its page. */
  async openScript(script: Script, host?: string): Promise<OpenedPage> {
    const {uuid, url} = await this.prepare(script, host);
    const page = await this.scriptcat.context.newPage();
    this.opened.push(page);
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', (error) => lines.push(String(error?.message ?? error)));
    await page.goto(url).catch((error) => {
      // A script may close its page before it has loaded.
      if (!page.isClosed()) throw error;
    });
    return {uuid, page, console: lines};
  }

  /** The script of a claim. */
  staged(claim: Claim): StagedScript {
    const open = () => this.openScript(claim);
    const play = async () => {
      const opened = await open();
      return {...opened, value: await this.result(opened.page)};
    };
    return {open, play, inBackground: () => this.background(claim)};
  }

  /** The result of the script on a page. */
  async result(page: Page, timeout = 15_000): Promise<Json> {
    const read = () => page.evaluate(() => document.documentElement.getAttribute('data-scene'));
    const text = await until(() => read().catch(() => null), {
      what: 'the script of a scene',
      timeout,
    });
    const {value = null, thrown} = JSON.parse(text) as {value?: Json; thrown?: Json};
    return thrown === undefined ? value : {thrown};
  }

  /** Runs a background script and returns its result, which it leaves in a stored value. */
  async background(script: Script): Promise<Json> {
    const grant = [...new Set([...(script.grant ?? []), 'GM_setValue'])];
    const parts = {...script, id: 'scene', kind: 'background' as const, grant};
    const report = `(text) => GM_setValue('result', text)`;
    const uuid = await this.install(claimScript(parts, {report}));
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
