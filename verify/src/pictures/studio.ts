import type {Locator, Page} from 'playwright-core';
import type {ScriptCat} from '../extension/scriptcat';
import type {wordsIn} from './scripts';

export type Theme = 'light' | 'dark';

export interface Studio {
  scriptcat: ScriptCat;
  theme: Theme;
  isChinese: boolean;
  words: ReturnType<typeof wordsIn>;
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
  /** What the reader presses gets a ring. */
  ring?: Locator;
  /** Cleans up after the picture is taken. */
  tidy?: () => Promise<unknown>;
}

export type View = (studio: Studio) => Promise<Shot>;

export interface Frame extends Shot {
  /** How long it stands. */
  ms: number;
  /** Keeps the frame as a picture of its own; that with the film's name is shown instead of it. */
  picture?: string;
}

/** A short film, frame by frame. */
export type Film = (studio: Studio) => AsyncGenerator<Frame>;
