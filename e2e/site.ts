import {test as base, expect, type Page} from '@playwright/test';

export {expect};

/** Shows a sign of use, which loads the React app, and waits until it runs. */
export async function hydrated(page: Page) {
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Keeps the scripts of a pattern on their way until the answer is called. */
export async function holdScripts(page: Page, pattern = '**/assets/js/**') {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

class Site {
  private readonly problems: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.problems.push(`page: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== this.origin) {
        this.problems.push(`foreign request: ${url.href}`);
      }
    });
  }

  /** Opens a page as a reader does who only reads: the React app is not loaded. */
  visit(path: string) {
    return this.page.goto(path);
  }

  /** Opens a page and waits until React has taken it over. */
  async open(path: string) {
    const response = await this.visit(path);
    await this.hydrated();
    return response;
  }

  async hydrated() {
    await hydrated(this.page);
  }

  /** Names an error that the test provokes on purpose. */
  expectProblem(pattern: RegExp) {
    this.expected.push(pattern);
  }

  unexpectedProblems() {
    return this.problems.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}

interface Fixtures {
  site: Site;
  /** A first visit may be redirected to the visitor's language; by default they have been here. */
  isFirstVisit: boolean;
}

/** Every test fails on a console error, a page error or a request to another host. */
export const test = base.extend<Fixtures>({
  isFirstVisit: [false, {option: true}],
  site: async ({page, baseURL, isFirstVisit}, use) => {
    if (!isFirstVisit) {
      await page.addInitScript(() => {
        try {
          localStorage.setItem('redirected', 'true');
        } catch {
          // The document has no storage, as in a sandboxed frame.
        }
      });
    }
    // The brands would tell the browser that runs the test, not the one it is to be taken for.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userAgentData', {value: undefined}),
    );
    const site = new Site(page, new URL(baseURL ?? '').origin);
    await use(site);
    expect(site.unexpectedProblems()).toEqual([]);
  },
});

/** The two languages, for tests that hold in both. */
export const languages = [
  {locale: 'zh-Hans', prefix: ''},
  {locale: 'en', prefix: 'en/'},
] as const;
