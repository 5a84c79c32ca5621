import {pause} from '../wait';
import type {SampleSet} from './set';

type Check = (set: SampleSet) => Promise<boolean>;

const readClipboard = (set: SampleSet) => set.page.evaluate(() => navigator.clipboard.readText());

/** What each sample does according to its page; the answer says whether it did. */
export const sampleChecks: Readonly<Record<string, Check>> = {
  'background/once-a-day': async (set) => {
    await set.run();
    return set.sees(() => set.hasLogged('checked in'));
  },
  'background/overlap-guard': async (set) => {
    void set.run();
    const started = await set.sees(async () => Number((await set.values()).startedAt) > 0);
    return started && set.sees(async () => (await set.values()).startedAt === 0, 8000);
  },
  'background/poll-queue': async (set) => {
    const read = await set.sees(async () => (await set.values()).last === 2);
    return (
      read && set.sees(async () => (await set.browserCalls()).some(([name]) => name === 'create'))
    );
  },
  'background/release-watcher': async (set) => {
    await set.run();
    const stored = await set.sees(async () => (await set.values()).version === '1.0.0');
    const isQuiet = (await set.browserCalls()).length === 0;
    set.world.knobs.version = '1.1.0';
    await set.run();
    const told = await set.sees(async () => (await set.browserCalls()).length > 0);
    set.world.knobs.version = '1.0.0';
    return stored && isQuiet && told;
  },
  'background/retry-at': async (set) => {
    set.world.knobs.reportStatus = 429;
    await set.run();
    const failed = await set.sees(
      async () => (await set.scriptcat.script(set.uuid)).runStatus === 'error',
    );
    set.world.knobs.reportStatus = 200;
    return failed;
  },
  'background/retry': async (set) => {
    await set.run();
    const signedIn = await set.sees(() => set.hasLogged('signed in'));
    set.world.knobs.signInStatus = 503;
    await set.run();
    const failed = await set.sees(
      async () => (await set.scriptcat.script(set.uuid)).runStatus === 'error',
    );
    set.world.knobs.signInStatus = 200;
    return signedIn && failed;
  },
  'background/two-schedules': async (set) => {
    await set.run();
    return set.sees(async () => (await set.browserCalls()).length > 0);
  },
  'background/watch-values': async (set) => {
    const helper = await set.scriptcat.install(`// ==UserScript==
// @name         helper
// @namespace    verify
// @version      1.0.0
// @match        https://example.com/*
// @storageName  ping-pong
// @grant        GM_setValue
// @grant        GM_addValueChangeListener
// ==/UserScript==
GM_addValueChangeListener('pong', () => { document.body.dataset.pong = 'heard'; });
GM_setValue('ping', Date.now());`);
    await set.scriptcat.registered([helper.uuid]);
    const page = await set.opensAnother();
    const heard = await set.sees(() => page.evaluate(() => document.body.dataset.pong));
    await page.close();
    await set.scriptcat.remove(helper.uuid);
    return heard;
  },
  'cat/blob-preview': (set) =>
    set.sees(() => set.page.evaluate(() => document.body.dataset.preview === 'preview')),
  'cat/cloud-notes': async (set) => {
    await set.click('Show the note');
    return set.sees(() =>
      set.scriptcat.context.pages().some((page) => /options\.html#\/settings?/.test(page.url())),
    );
  },
  'cat/next-page': (set) =>
    set.sees(() =>
      set.page.evaluate(() => document.querySelectorAll('ul.results > li').length === 4),
    ),
  'clipboard/copy-markdown': async (set) => {
    await set.page.bringToFront();
    await set.click('Copy Markdown link');
    return set.sees(
      async () => (await readClipboard(set)) === '[Example page](https://example.com/)',
    );
  },
  'clipboard/copy-quote': async (set) => {
    await set.page.bringToFront();
    await set.page.evaluate(() =>
      getSelection()?.selectAllChildren(document.querySelector('h1') as Element),
    );
    await set.click('Copy as quotation');
    return set.sees(() =>
      set.page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        if (!item?.types.includes('text/html')) return false;
        return (await (await item.getType('text/html')).text()).includes('blockquote');
      }),
    );
  },
  'cloudcat/check-in': async (set) => {
    await set.run();
    return set.sees(() => set.hasLogged('checked in'));
  },
  'config/account-picker': (set) =>
    set.sees(async () => JSON.stringify((await set.values()).accounts) === '["anna","ben"]'),
  'config/all-controls': (set) =>
    set.sees(() => set.page.evaluate(() => document.body.style.columnCount === '1')),
  'config/highlighter': async (set) => {
    const marked = await set.sees(() =>
      set.page.evaluate(() => document.querySelector('mark')?.textContent),
    );
    await set.click('Settings');
    const opened = await set.sees(() =>
      set.scriptcat.context.pages().some((page) => page.url().includes('userConfig=')),
    );
    return marked && opened;
  },
  'config/scheduled-config': async (set) => {
    await set.run();
    return set.sees(async () => (await set.browserCalls()).length > 0);
  },
  'cookies/forget-popup': (set) =>
    set.sees(async () => {
      const cookies = await set.scriptcat.context.cookies('https://example.com/');
      return cookies.length > 0 && !cookies.some(({name}) => name === 'popup-state');
    }),
  'cookies/list-own': async (set) => {
    await set.click('List cookies of this site');
    return set.sees(() => set.hasPrinted(/^table/));
  },
  'cookies/prefer-language': (set) =>
    set.sees(async () =>
      (await set.scriptcat.context.cookies('https://example.com/')).some(
        ({name, value}) => name === 'lang' && value === 'en',
      ),
    ),
  'cookies/session-check': async (set) => {
    await set.scriptcat.context.clearCookies();
    void set.run();
    return set.sees(() => set.hasNotified('Signed out'));
  },
  'download/await-report': async (set) => {
    await set.click('Download the report');
    return set.sees(() => set.hasDownloaded('report.pdf'));
  },
  'download/save-pictures': async (set) => {
    await set.sees(() =>
      set.page.evaluate(() => (document.querySelector('img.large') as HTMLImageElement).complete),
    );
    await set.click('Save large pictures');
    return set.sees(() => set.hasDownloaded('example.com/1.png'));
  },
  'download/table-to-csv': async (set) => {
    await set.click('Save table as CSV');
    return set.sees(() => set.hasDownloaded('tables/example.com.csv'));
  },
  'guide/first-script': (set) =>
    set.sees(() => set.page.evaluate(() => document.body.lastElementChild?.textContent !== '')),
  'guide/welcome-check': async (set) => {
    const page = await set.opensAnother('https://docs.scriptcat.org/docs/use/install_comple/');
    const marked = await set.sees(() =>
      page.evaluate(() => document.documentElement.dataset.welcomeScript),
    );
    await page.close();
    return marked;
  },
  'home/playback-speed': async (set) => {
    await set.page.bringToFront();
    await set.page.keyboard.press(']');
    return set.sees(async () => (await set.values()).speed === 1.25);
  },
  'home/price-drop': async (set) => {
    set.world.knobs.price = 20;
    await set.run();
    const stored = await set.sees(async () => (await set.values()).price === 20);
    set.world.knobs.price = 15;
    await set.run();
    return stored && set.sees(() => set.hasNotified('20 → 15'));
  },
  'info/about-box': (set) =>
    set.sees(() =>
      set.page.evaluate(() =>
        /ScriptCat \d/.test(document.querySelector('footer')?.textContent ?? ''),
      ),
    ),
  'info/which-manager': (set) => set.sees(() => set.hasLogged('Ready')),
  'log/labelled-log': (set) =>
    set.sees(
      async () =>
        (await set.hasLogged('mail answered 200')) && (await set.hasLogged('files answered 503')),
    ),
  'menu/coupon-input': async (set) => {
    await set.click('Apply coupon', 'SPRING-24');
    const filled = await set.sees(() =>
      set.page.evaluate(
        () => (document.querySelector('#coupon') as HTMLInputElement).value === 'SPRING-24',
      ),
    );
    return filled && set.sees(async () => !(await set.menus()).includes('Apply coupon'));
  },
  'menu/night-filter': async (set) => {
    await set.click('☾ Night');
    const dark = await set.sees(() =>
      set.page.evaluate(() => getComputedStyle(document.documentElement).filter.includes('invert')),
    );
    return dark && set.sees(async () => (await set.menus()).join() === '☀ Day');
  },
  'menu/one-time-offer': async (set) => {
    await set.click('Expand all comments');
    const open = await set.sees(() =>
      set.page.evaluate(() => document.querySelector('details')?.open),
    );
    return open && set.sees(async () => (await set.menus()).length === 0);
  },
  'menu/price-alert': async (set) => {
    const cheap = () =>
      set.page.evaluate(() => document.querySelectorAll('[data-price][data-cheap]').length);
    const before = await set.sees(async () => (await cheap()) === 1);
    await set.click('Set price limit', 200);
    return before && set.sees(async () => (await cheap()) === 2);
  },
  'network/cancel-slow': async (set) => {
    await set.page.bringToFront();
    await set.page.locator('input[type=search]').pressSequentially('ab', {delay: 150});
    return set.sees(() => set.page.evaluate(() => document.body.dataset.results === 'found ab'));
  },
  'network/fetch-json': (set) =>
    set.sees(() =>
      set.page.evaluate(() => document.querySelector('output')?.textContent === '21 °C'),
    ),
  'network/link-checker': (set) =>
    set.sees(
      () =>
        set.page.evaluate(() => {
          const [good, bad, refused] = document.querySelectorAll('article a');
          return (
            !good?.hasAttribute('data-broken') &&
            bad?.hasAttribute('data-broken') &&
            refused?.getAttribute('title')
          );
        }),
      25_000,
    ),
  'network/post-json': async (set) => {
    await set.click('Bookmark this page');
    const printed = await set.sees(() => set.hasPrinted(/Saved/));
    return printed && set.hasRequested('bookmarks.example.net', /"title":"Example page"/);
  },
  'network/progress-bar': async (set) => {
    await set.click('Load the archive');
    return set.sees(() =>
      set.page.evaluate(() => document.querySelector('progress')?.title === '600000 bytes'),
    );
  },
  'network/upload-form': async (set) => {
    const file = {name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('hello')};
    await set.page.locator('input[type=file]').setInputFiles(file);
    const stored = await set.sees(() =>
      set.page.evaluate(() =>
        document.querySelector('input[type=file]')?.getAttribute('data-address'),
      ),
    );
    return stored && set.hasRequested('images.example.net', /name="image"; filename="a.png"/);
  },
  'notification/build-finished': async (set) => {
    await set.page.evaluate(() => {
      const status = document.querySelector('#status');
      if (status) status.textContent = 'passed';
    });
    return set.sees(() => set.hasNotified('Build passed'));
  },
  'notification/release-notice': (set) => set.sees(() => set.hasNotified('New release')),
  'notification/tea-timer': async (set) => {
    await set.click('Start tea timer');
    return set.sees(
      async () => (await set.browserCalls()).filter(([name]) => name === 'update').length >= 2,
    );
  },
  'page/back-to-top': (set) =>
    set.sees(() =>
      set.page.evaluate(() =>
        [...document.querySelectorAll('body > button')].some(
          ({textContent}) => textContent === '↑',
        ),
      ),
    ),
  'page/calm-page': (set) =>
    set.sees(() =>
      set.page.evaluate(
        () => getComputedStyle(document.querySelector('aside') as Element).display === 'none',
      ),
    ),
  'page/reading-time': (set) =>
    set.sees(() =>
      set.page.evaluate(() =>
        /\d+ min/.test(document.querySelector('.reading-time')?.textContent ?? ''),
      ),
    ),
  'page/style-switch': async (set) => {
    const size = () => set.page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await set.page.bringToFront();
    await set.page.keyboard.press('Alt+l');
    const large = await set.sees(async () => (await size()) === '20.8px');
    await set.page.keyboard.press('Alt+l');
    return large && set.sees(async () => (await size()) === '16px');
  },
  'resources/logo': (set) =>
    set.sees(() =>
      set.page.evaluate(() =>
        /^(data|blob):/.test(document.querySelector('header img')?.getAttribute('src') ?? ''),
      ),
    ),
  'resources/ring-tone': (set) =>
    set.sees(() =>
      set.page.evaluate(() => document.querySelector('audio')?.src.startsWith('blob:')),
    ),
  'resources/theme': (set) =>
    set.sees(() =>
      set.page.evaluate(() => getComputedStyle(document.body).backgroundColor === 'rgb(1, 2, 3)'),
    ),
  'running/early-start': (set) => set.sees(async () => 'first-requests' in (await set.values())),
  'running/isolated': (set) =>
    set.sees(() => set.page.evaluate(() => document.querySelectorAll('td[data-hit]').length === 1)),
  'running/page-helper': (set) =>
    set.sees(() =>
      set.page.evaluate(
        () => typeof (window as unknown as {queryAll?: unknown}).queryAll === 'function',
      ),
    ),
  'running/word-count': async (set) => {
    await set.click(set.script.name);
    return set.sees(() => set.hasNotified(/ words$/));
  },
  'start/first-background': (set) => set.sees(() => set.hasLogged('Started')),
  'start/first-page': (set) =>
    set.sees(() =>
      set.page.evaluate(() =>
        document.body.firstElementChild?.textContent?.includes('example.com'),
      ),
    ),
  'start/first-scheduled': async (set) => {
    await set.run();
    return set.sees(() => set.hasNotified('Time to stand up'));
  },
  'tabs/close-duplicates': async (set) => {
    const other = await set.opensAnother();
    await pause(600);
    await other.bringToFront();
    await set.scriptcat.clickMenu(other, 'Close other copies of this page');
    const closed = await set.sees(() => set.page.isClosed() !== other.isClosed());
    for (const page of [other]) if (!page.isClosed()) await page.close();
    return closed;
  },
  'tabs/open-later': async (set) => {
    await set.page.locator('a.later').click();
    const opened = await set.sees(() =>
      set.scriptcat.context.pages().some((page) => page.url().endsWith('/page2?later')),
    );
    for (const page of set.scriptcat.context.pages()) {
      if (page.url().endsWith('/page2?later')) await page.close();
    }
    const read = await set.sees(() =>
      set.page.evaluate(() => document.querySelector('a.later')?.classList.contains('read')),
    );
    return opened && read;
  },
  'tabs/tab-census': async (set) => {
    await set.page.reload();
    await set.click('List my tabs');
    return set.sees(() => set.hasPrinted(/^table/));
  },
  'values/forget-draft': async (set) => {
    await set.setValue('draft', 'x');
    await set.sees(async () => (await set.values()).draft === 'x');
    await set.page.locator('form button').click();
    return set.sees(async () => !('draft' in (await set.values())));
  },
  'values/leave-safely': async (set) => {
    await set.page.locator('#leave').click();
    const left = await set.sees(() => set.page.url().endsWith('/page2'));
    return left && (await set.values()).draft === 'draft text';
  },
  'values/link-collector': (set) =>
    set.sees(async () => JSON.stringify((await set.values()).links ?? '').includes('example.com')),
  'values/link-reporter': async (set) => {
    await set.setValue('links', [{url: 'https://a.example/', title: 'A'}]);
    await set.sees(async () => 'links' in (await set.values()));
    await set.run();
    return set.sees(() => set.hasNotified(/^1 page/));
  },
  'values/settings-bundle': (set) =>
    set.sees(async () => {
      const size = await set.page.evaluate(() => document.documentElement.style.fontSize);
      return size === '16px' && (await set.values()).opened === 1;
    }),
  'values/shared-note': async (set) => {
    const other = await set.opensAnother();
    await set.page.bringToFront();
    await set.page.locator('body > textarea').last().fill('hello');
    const arrived = await set.sees(() =>
      other.evaluate(() => [...document.querySelectorAll('textarea')].at(-1)?.value === 'hello'),
    );
    await other.close();
    return arrived;
  },
  'values/storage-report': async (set) => {
    await set.click('Show stored values');
    return set.sees(() => set.hasPrinted(/^table/));
  },
  'values/tidy-up': async (set) => {
    await set.setValue('page:old', 1);
    await set.setValue('page:new', Date.now());
    await set.sees(async () => 'page:new' in (await set.values()));
    await set.page.reload();
    return set.sees(async () => {
      const values = await set.values();
      return !('page:old' in values) && 'page:new' in values;
    });
  },
  'values/visit-counter': (set) =>
    set.sees(async () => (await set.page.title()) === '(1) Example page'),
  'values/wait-for-token': async (set) => {
    let tries = 0;
    return set.sees(async () => {
      // The script may start listening after the first one.
      tries += 1;
      await set.setValue('token', `abc${tries}`);
      return set.page.evaluate(() => document.body.dataset.ready === 'yes');
    });
  },
  'window/close-when-done': async (set) => {
    const page = await set.scriptcat.context.newPage();
    await page.goto('https://example.com/thanks').catch(() => undefined);
    const closed = await set.sees(() => page.isClosed());
    return closed && (await set.values()).lastOrder === 'A-77';
  },
  'window/page-variable': async (set) => {
    await set.page.bringToFront();
    await set.click('Copy product data');
    return set.sees(async () => (await readClipboard(set)).includes('"tea"'));
  },
  'window/route-logger': async (set) => {
    await set.page.evaluate(() => history.pushState({}, '', '/article/1'));
    return set.sees(() => set.page.evaluate(() => document.body.classList.contains('is-article')));
  },
  'agent/call-skill': async (set) => {
    await set.click('Convert miles');
    return set.sees(() => set.hasPrinted(/Install the skill first/));
  },
  'agent/daily-digest': (set) =>
    set.sees(async () => (await set.scriptcat.script(set.uuid)).runStatus !== 'error', 2000),
  'agent/fill-form': async (set) => {
    await set.click('Report working hours');
    return set.sees(async () => {
      const form = set.scriptcat.context.pages().find((page) => page.url().endsWith('/hours'));
      const value = await form?.evaluate(
        () => (document.querySelector('#hours') as HTMLInputElement).value,
      );
      return value === '8';
    }, 25_000);
  },
  'agent/list-models': (set) => set.sees(() => set.hasLogged('Stand-in (default)')),
  'agent/own-tool': async (set) => {
    await set.click('Which one is cheaper?');
    return set.sees(() => set.hasPrinted(/It costs .*40/), 25_000);
  },
  'agent/stream': async (set) => {
    await set.click('Explain the selection');
    return set.sees(
      () =>
        set.page.evaluate(() => document.querySelector('pre')?.textContent === 'A short answer.'),
      25_000,
    );
  },
  'agent/summarise': async (set) => {
    await set.click('Summarise');
    return set.sees(
      () =>
        set.page.evaluate(() => document.body.firstElementChild?.textContent === 'A short answer.'),
      25_000,
    );
  },
  'agent/workspace-note': async (set) => {
    await set.click('Note this page for the agent');
    return set.sees(
      () =>
        set.scriptcat.options.evaluate(async () => {
          const walk = async (folder: FileSystemDirectoryHandle): Promise<boolean> => {
            for await (const entry of folder.values()) {
              if (entry.kind === 'directory' && (await walk(entry))) return true;
              if (entry.name === 'pages.md') return true;
            }
            return false;
          };
          return walk(await navigator.storage.getDirectory());
        }),
      25_000,
    );
  },
};
