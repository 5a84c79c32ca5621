import type {Page} from 'playwright-core';
import type {ScriptCat} from '../extension/scriptcat';

export type Theme = 'light' | 'dark';

export interface Studio {
  scriptcat: ScriptCat;
  theme: Theme;
  isChinese: boolean;
  /** Opens one of the extension's pages and waits for a part of it. */
  open(path: string, ready: string, size?: Size): Promise<Page>;
  dress(page: Page, size?: Size): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

export interface Clip extends Size {
  x: number;
  y: number;
}

export interface Shot {
  page: Page;
  /** What of the page is kept; the whole window if nothing is given. */
  clip?: Clip;
  /** What is left to do when the picture is taken. */
  tidy?: () => Promise<unknown>;
}

export type View = (studio: Studio) => Promise<Shot>;
