import {test as base, expect, type Page} from '@playwright/test';

export {expect};

/** `npm run test:all` also runs the suites that take long or need other programs. */
export const isLong = process.env.LONG === '1';

/** Shows a sign of use, which loads the React app, and waits until it runs. */
export async function hydrated(page: Page) {
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Holds back requests for a pattern, by default those for scripts, until the result is called. */
export async function holdRequests(page: Page, pattern = '**/assets/js/**') {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    // The page may have been closed meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Sets `navigator.connection`. With `saveData` the site doesn't prefetch. */
export const setConnection = (page: Page, connection: object) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', {value}),
    connection,
  );
export const dataSaver = {effectiveType: '4g', downlink: 10, saveData: true};

export const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** How wide the page is, including parts that are outside the window. */
export const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

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

  /** Keeps the React app from loading, so that only inline scripts work. */
  async blockApp() {
    this.expectProblem(/Failed to load resource|ERR_FAILED/);
    await this.page.route('**/assets/js/**', (route) => route.abort());
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
    // The brands would name the browser that runs the test instead of the user agent's.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userAgentData', {value: undefined}),
    );
    const site = new Site(page, new URL(baseURL ?? '').origin);
    await use(site);
    expect(site.unexpectedProblems()).toEqual([]);
  },
});

/** The two languages, for tests of words, links and layouts. */
export const languages = [
  {language: 'zh-Hans', prefix: ''},
  {language: 'en', prefix: 'en/'},
] as const;

/** User agents of browsers that the pages tell apart. */
export const userAgents = {
  chrome: (version = 140) =>
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`,
  edge: (version = 140) => `${userAgents.chrome(version)} Edg/${version}.0.0.0`,
  firefox: () => 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
  opera: () => `${userAgents.chrome()} OPR/120.0.0.0`,
  safari: () =>
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  phone: () =>
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};
