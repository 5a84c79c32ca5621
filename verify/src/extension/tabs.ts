import type {Page} from 'playwright-core';
import {closePage, type ScriptCat} from './scriptcat';

/** Reuses tabs, since opening one costs more than loading its page. */
export class Tabs {
  private readonly idle: Page[] = [];

  constructor(private readonly scriptcat: ScriptCat) {}

  /** Opens a URL in an idle tab. */
  async visit<T>(url: string, task: (page: Page) => Promise<T>): Promise<T> {
    const page = this.idle.pop() ?? (await this.scriptcat.context.newPage());
    try {
      await page.goto(url);
      return await task(page);
    } finally {
      if (!page.isClosed()) this.idle.push(page);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.idle.map(closePage));
  }
}
