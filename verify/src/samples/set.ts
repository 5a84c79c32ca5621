import type {Page} from 'playwright-core';
import type {InstalledScript, ScriptCat} from '../extension/scriptcat';
import {type Call, takeCalls} from '../extension/spy';
import {poll} from '../wait';
import type {World} from '../world';

/** One sample, installed, with the example page open. */
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

  /** Waits a few seconds for something to become true. */
  async sees(ask: () => unknown, timeout = 15_000): Promise<boolean> {
    return Boolean(await poll(async () => Boolean(await ask()), timeout));
  }

  run(): Promise<unknown> {
    return this.scriptcat.run(this.uuid).catch(() => undefined);
  }

  click(name: string, value?: unknown): Promise<void> {
    return this.scriptcat.clickMenu(this.page, name, value);
  }

  menus(): Promise<string[]> {
    return this.scriptcat.menuNames(this.page);
  }

  values(): Promise<Record<string, unknown>> {
    return this.scriptcat.values(this.uuid);
  }

  setValue(key: string, value: unknown) {
    return this.scriptcat.setValue(this.uuid, key, value);
  }

  async hasLogged(text: string): Promise<boolean> {
    return (await this.scriptcat.logs(this.since)).some(({message}) => message.includes(text));
  }

  hasPrinted(pattern: RegExp): boolean {
    return this.console.some((line) => pattern.test(line));
  }

  /** What the extension asked the browser for since the sample was installed. */
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

  hasRequested(host: string, body = /(?:)/): boolean {
    return this.world.visits.some(
      (visit) => visit.host === host && body.test(visit.body.toString()),
    );
  }

  async opensAnother(url = 'https://example.com/'): Promise<Page> {
    return this.scriptcat.open(url);
  }
}
