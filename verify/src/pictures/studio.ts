import type {Page} from 'playwright-core';
import type {ScriptCat} from '../extension/scriptcat';

export type Theme = 'light' | 'dark';

export interface Studio {
  scriptcat: ScriptCat;
  theme: Theme;
  isChinese: boolean;
  /** Opens one of the extension's pages and waits for a part of it. */
  open(path: string, ready: string, size?: Size): Promise<Page>;
  setAppearance(page: Page, size?: Size): Promise<void>;
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
  /** The part of the page to keep. The whole window if it isn't set. */
  clip?: Clip;
  /** Cleans up after the picture is taken. */
  tidy?: () => Promise<unknown>;
}

export type View = (studio: Studio) => Promise<Shot>;
