import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import type {InstalledScript, ScriptCat} from '../extension/scriptcat';
import {type Call, takeCalls} from '../extension/spy';
import {samplesFolder} from '../paths';
import {poll} from '../wait';
import type {World} from '../world';

/** The text of a sample, as its page hands it out in English. */
export const readSample = (name: string): string =>
  readFileSync(path.join(samplesFolder, `${name}.user.js`), 'utf8');

/** The address of a demo page. */
export const demoUrl = (name: string): string => `https://docs.scriptcat.org/en/demo/${name}/`;

/** One sample, installed, with its demo page open. */
export class SampleSet {
  private readonly calls: Call[] = [];

  constructor(
    readonly scriptcat: ScriptCat,
    readonly world: World,
    readonly script: InstalledScript,
    readonly page: Page,
    /** Lines of the page's console: type and text. */
    readonly console: readonly string[],
    private readonly since: number,
  ) {}

  get uuid(): string {
    return this.script.uuid;
  }

  /** Waits a few seconds for something to become true; a page that is just loading is not it. */
  async sees(ask: () => unknown, timeout = 15_000): Promise<boolean> {
    const look = async () => {
      try {
        return Boolean(await ask());
      } catch {
        return false;
      }
    };
    return Boolean(await poll(look, timeout));
  }

  /** Whether the page's title becomes this. */
  titled(title: string | RegExp): Promise<boolean> {
    return this.sees(async () => {
      const text = await this.page.title();
      return typeof title === 'string' ? text === title : title.test(text);
    });
  }

  /** Whether an element comes to contain this text. */
  reads(selector: string, text: string, timeout?: number): Promise<boolean> {
    const place = this.page.locator(selector).first();
    return this.sees(async () => (await place.textContent())?.includes(text), timeout);
  }

  /** Whether so many elements come to have this outline or background. */
  marks(selector: string, property: 'outlineColor' | 'backgroundColor', colour: string, count = 1) {
    return this.sees(
      async () =>
        (await this.page.evaluate(
          ([selector, property, colour]) =>
            [...document.querySelectorAll(selector)].filter((element) => {
              const {outlineStyle, [property]: seen} = getComputedStyle(element);
              return seen === colour && (property !== 'outlineColor' || outlineStyle !== 'none');
            }).length,
          [selector, property, colour] as const,
        )) === count,
    );
  }

  run(): Promise<unknown> {
    return this.scriptcat.run(this.uuid).catch(() => undefined);
  }

  click(name: string, value?: unknown): Promise<void> {
    return this.scriptcat.clickMenu(this.page, name, value);
  }

  values(): Promise<Record<string, unknown>> {
    return this.scriptcat.values(this.uuid);
  }

  /** Stores a value as the editor's data tab does, and waits until it is there. */
  async setValue(key: string, value: unknown) {
    await this.scriptcat.setValue(this.uuid, key, value);
    const text = JSON.stringify(value);
    await this.sees(async () => JSON.stringify((await this.values())[key]) === text);
  }

  async hasLogged(text: string): Promise<boolean> {
    return (await this.scriptcat.logs(this.since)).some(({message}) => message.includes(text));
  }

  hasPrinted(pattern: RegExp): boolean {
    return this.console.some((line) => pattern.test(line));
  }

  /** Whether the last run ended with an error. */
  async hasFailed(): Promise<boolean> {
    return (await this.scriptcat.script(this.uuid)).runStatus === 'error';
  }

  /** The extension's calls of the browser since the sample was installed. */
  async browserCalls(): Promise<readonly Call[]> {
    this.calls.push(...(await takeCalls(this.scriptcat)));
    return this.calls;
  }

  async hasNotified(title: string | RegExp): Promise<boolean> {
    const pattern = typeof title === 'string' ? {test: (text: string) => text === title} : title;
    return (await this.browserCalls()).some(([, ...details]) =>
      details.some((detail) => {
        const {title: shown = '', message = ''} = (detail ?? {}) as {
          title?: string;
          message?: string;
        };
        return pattern.test(shown) || pattern.test(message);
      }),
    );
  }

  async hasDownloaded(file: string): Promise<boolean> {
    return (await this.browserCalls()).some(
      ([name, details]) =>
        name === 'download' && (details as {filename?: string}).filename === file,
    );
  }

  hasRequested(address: string, body = /(?:)/): boolean {
    return this.world.visits.some(
      (visit) => visit.host + visit.url.pathname === address && body.test(visit.body.toString()),
    );
  }

  /** Whether a page with such an address comes to be open. */
  opens(pattern: RegExp): Promise<boolean> {
    return this.sees(() => this.scriptcat.context.pages().some((page) => pattern.test(page.url())));
  }

  async opensAnother(url = this.page.url()): Promise<Page> {
    return this.scriptcat.open(url);
  }

  /** Does something beside another sample, which is gone afterwards. */
  async beside<T>(name: string, task: (uuid: string) => Promise<T>): Promise<T> {
    const {uuid, type} = await this.scriptcat.install(readSample(name));
    if (type === 1) await this.scriptcat.registered([uuid]);
    try {
      return await task(uuid);
    } finally {
      await this.scriptcat.remove(uuid);
    }
  }
}
