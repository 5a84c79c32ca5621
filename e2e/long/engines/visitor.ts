import {expect} from '@playwright/test';
import type {EngineWindow, Key} from './engine';

/** Shorter than Playwright's defaults, since tests mostly wait. */
const intervals = [50, 50, 100, 100, 200];

/** Actions of a reader in the window of any engine. Each waits until it is possible. */
export class Visitor {
  /** Failed requests that belong to the case. */
  expected?: RegExp;

  constructor(
    readonly window: EngineWindow,
    private readonly origin: string,
  ) {}

  /** A first visit may be taken to another language; this reader has been here before. */
  async arrive() {
    await this.window.goto(`${this.origin}/robots.txt`);
    await this.window.run(() => {
      localStorage.setItem('redirected', 'true');
    });
  }

  visit(path: string) {
    return this.window.goto(`${this.origin}/${path}`);
  }

  /** Opens a page and waits until React has taken it over. */
  async open(path: string) {
    await this.visit(path);
    await this.wakeApp();
  }

  /** Touches a key, as a reader's first intent, and waits for the React app. */
  async wakeApp() {
    await this.press('Shift');
    await this.expectRoot('data-has-hydrated', 'true');
  }

  press(key: Key, modifier?: 'Control') {
    return this.window.press(key, modifier);
  }

  type(text: string) {
    return this.window.type(text);
  }

  /** Where an element stands still in the window, scrolled to where it can be pressed. */
  private async locate(selector: string, text: string) {
    let place: readonly number[] = [];
    const find = async () => {
      const before = place;
      place = await this.window.run(
        (css, words) => {
          const found = [...document.querySelectorAll(css)].find(
            (element) =>
              element.getClientRects().length > 0 &&
              `${element.textContent} ${element.getAttribute('aria-label')}`.includes(words),
          );
          if (!found) return [];
          // What slides in is pressed where it comes to rest. In WebKit a transition is finished
          // by the clock and yet drawn half way, for as long as it is listed.
          const isMoving = document.getAnimations().some((animation) => {
            const {effect, playState} = animation;
            const target = effect instanceof KeyframeEffect ? effect.target : null;
            const isListedWhileMoving = animation instanceof CSSTransition;
            return (isListedWhileMoving || playState === 'running') && target?.contains(found);
          });
          if (isMoving) return [];
          found.scrollIntoView({block: 'center', behavior: 'instant'});
          const {x, y, width, height} = found.getBoundingClientRect();
          const middle = x + width / 2;
          // An element that is about to slide in has no animation yet.
          const isInside = middle >= 0 && middle <= innerWidth;
          return isInside ? [middle, y + height / 2].map(Math.round) : [];
        },
        selector,
        text,
      );
      // Scrolling to the middle may end a pixel higher or lower.
      return place.length === 2 && place.every((at, i) => Math.abs(at - (before[i] ?? NaN)) <= 1);
    };
    await expect
      .poll(find, {message: `${selector} ${text}`, timeout: 10_000, intervals})
      .toBe(true);
    const [x = 0, y = 0] = place;
    return [x, y] as const;
  }

  async click(selector: string, text = '') {
    const [x, y] = await this.locate(selector, text);
    await this.window.click(x, y);
  }

  async hover(selector: string, text = '') {
    const [x, y] = await this.locate(selector, text);
    // A hand moves the mouse over more than one point.
    await this.window.moveMouse(x - 2, y);
    await this.window.moveMouse(x, y);
  }

  /** The texts of what is shown and matches. */
  texts(selector: string): Promise<string[]> {
    return this.window.run(
      (css) =>
        [...document.querySelectorAll<HTMLElement>(css)]
          .filter((element) => element.getClientRects().length > 0)
          .map((element) => element.innerText),
      selector,
    );
  }

  async sees(selector: string, text: string | RegExp = '') {
    const read = async () => (await this.texts(selector)).join('\n');
    const isThere = async () => (await this.texts(selector)).length > 0;
    const options = {message: `${selector} ${text}`, timeout: 15_000, intervals};
    await expect.poll(isThere, options).toBe(true);
    if (text instanceof RegExp) await expect.poll(read, options).toMatch(text);
    else await expect.poll(read, options).toContain(text);
  }

  async misses(selector: string) {
    const count = async () => (await this.texts(selector)).length;
    await expect.poll(count, {message: selector, timeout: 10_000, intervals}).toBe(0);
  }

  async isAt(pattern: RegExp) {
    const address = () => this.window.run(() => location.href);
    await expect.poll(address, {timeout: 10_000, intervals}).toMatch(pattern);
  }

  /** An attribute of the page's root, where the state of the whole page is. */
  root(name: string) {
    // Between two pages there is a document without anything in it.
    return this.window.run(
      (attribute) => document.querySelector(':root')?.getAttribute(attribute) ?? null,
      name,
    );
  }

  async expectRoot(name: string, value: string) {
    await expect
      .poll(() => this.root(name), {message: name, timeout: 10_000, intervals})
      .toBe(value);
  }
}
