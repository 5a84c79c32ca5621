import {pause} from '../../wait';
import {demoUrl} from '../set';
import {gold, readClipboard, type SampleChecks, seagreen} from './sample-checks';

/** Runs in the page. */
const isReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

export const pageChecks: SampleChecks = {
  'cat/blob-preview': (set) => set.reads('h1', ' · preview'),
  'cat/cloud-notes': async (set) => {
    await set.click('Show the note');
    return set.opens(/options\.html#\/settings?/);
  },
  'clipboard/copy-markdown': async (set) => {
    await set.page.bringToFront();
    await set.click('Copy Markdown link');
    return set.sees(
      async () => (await readClipboard(set)) === `[The slow clock](${demoUrl('article')})`,
    );
  },
  'clipboard/copy-quote': async (set) => {
    await set.page.bringToFront();
    await set.page.evaluate(() =>
      getSelection()?.selectAllChildren(document.querySelector('h1') as Element),
    );
    await set.click('Copy as quotation');
    return set.inPage(async () => {
      const [item] = await navigator.clipboard.read();
      if (!item?.types.includes('text/html')) return false;
      return (await (await item.getType('text/html')).text()).includes('blockquote');
    });
  },
  'config/account-picker': async (set) => {
    const found = await set.sees(
      async () => JSON.stringify((await set.values()).accounts) === '["anna","ben"]',
    );
    await set.setValue('sign-in.account', 'ben');
    await set.page.reload();
    return found && set.marks('.account', 'outlineColor', seagreen);
  },
  'config/all-controls': (set) => set.inPage(() => document.body.style.columnCount === '1'),
  'config/highlighter': async (set) => {
    const marked = await set.reads('mark', 'urgent');
    await set.click('Settings');
    return marked && set.opens(/userConfig=/);
  },
  'cookies/forget-popup': async (set) => {
    const names = async () =>
      (await set.scriptcat.context.cookies(set.page.url())).map(({name}) => name);
    // The script may come after the page is there and take away what was just kept.
    const kept = await set.sees(async () => {
      await set.page.locator('#keep').click();
      return (await names()).includes('popup-state');
    });
    await set.page.reload();
    return kept && set.sees(async () => !(await names()).includes('popup-state'));
  },
  'cookies/list-own': async (set) => {
    await set.page.locator('#keep').click();
    await set.click('List cookies of this site');
    return set.sees(() => set.hasPrinted(/^table/));
  },
  'cookies/prefer-language': async (set) => {
    const isSet = await set.sees(async () =>
      (await set.scriptcat.context.cookies(set.page.url())).some(
        ({name, value}) => name === 'lang' && value === 'en',
      ),
    );
    return isSet && set.inPage(isReloaded);
  },
  'guide/first-script': (set) => set.reads('body > div:last-child', 'The script is running'),
  'guide/check': async (set) => {
    const page = await set.opensAnother('https://docs.scriptcat.org/docs/use/install_comple/');
    return set.sees(() => page.locator('[data-verdict="runs"]').isVisible());
  },
  'home/playback-speed': async (set) => {
    await set.page.goto(demoUrl('video'));
    await set.page.bringToFront();
    // The script may not listen yet when the page is there.
    return set.sees(async () => {
      await set.page.keyboard.press(']');
      await pause(300);
      return Number(await set.page.locator('#speed').textContent()) > 1;
    });
  },
  'info/about-box': (set) =>
    set.inPage(() => /ScriptCat \d/.test(document.querySelector('footer')?.textContent ?? '')),
  'info/which-manager': (set) => set.sees(() => set.hasLogged('Ready')),
  'menu/coupon-input': async (set) => {
    await set.click('Apply coupon', 'SPRING-24');
    const filled = await set.sees(
      async () => (await set.page.locator('#coupon').inputValue()) === 'SPRING-24',
    );
    return filled && set.sees(async () => !(await set.menus()).includes('Apply coupon'));
  },
  'menu/night-filter': async (set) => {
    await set.click('☾ Night');
    const dark = await set.inPage(() =>
      getComputedStyle(document.documentElement).filter.includes('invert'),
    );
    return dark && set.sees(async () => (await set.menus()).join() === '☀ Day');
  },
  'menu/one-time-offer': async (set) => {
    await set.click('Expand all comments');
    const open = await set.inPage(() => document.querySelectorAll('details[open]').length === 2);
    return open && set.sees(async () => (await set.menus()).length === 0);
  },
  'menu/price-alert': async (set) => {
    const before = await set.marks('.product', 'outlineColor', seagreen, 3);
    await set.click('Set price limit', 50);
    return before && set.marks('.product', 'outlineColor', seagreen, 1);
  },
  'notification/build-finished': (set) => set.sees(() => set.hasNotified('Build passed')),
  'notification/release-notice': (set) => set.sees(() => set.hasNotified('New release')),
  'page/back-to-top': async (set) => {
    await set.page.evaluate(() => scrollTo(0, 200));
    await set.page.getByRole('button', {name: '↑'}).click();
    return set.inPage(() => window.scrollY === 0);
  },
  'page/calm-page': (set) =>
    set.inPage(() => {
      const aside = document.querySelector('aside');
      return aside && getComputedStyle(aside).display === 'none';
    }),
  'page/reading-time': (set) =>
    set.inPage(() => /^\d+ min$/.test(document.querySelector('.reading-time')?.textContent ?? '')),
  'page/style-switch': async (set) => {
    const size = () => set.page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await set.page.bringToFront();
    await set.page.keyboard.press('Alt+l');
    const large = await set.sees(async () => (await size()) === '20.8px');
    await set.page.keyboard.press('Alt+l');
    return large && set.sees(async () => (await size()) === '16px');
  },
  'resources/logo': (set) =>
    set.inPage(() => {
      const logo = document.querySelector<HTMLImageElement>('h1 img');
      return logo?.src.startsWith('data:') && logo.naturalWidth > 0;
    }),
  'resources/ring-tone': (set) =>
    set.inPage(() => {
      const sound = document.querySelector('audio');
      return sound?.src.startsWith('blob:') && sound.duration > 0;
    }),
  'resources/theme': (set) => set.marks('html', 'backgroundColor', 'rgb(253, 246, 227)'),
  'running/early-start': (set) => set.sees(async () => 'first-requests' in (await set.values())),
  'running/isolated': (set) => set.marks('td', 'backgroundColor', gold),
  'running/page-helper': (set) =>
    set.inPage(() => {
      const {queryAll} = window as unknown as {queryAll?: (selector: string) => Element[]};
      return queryAll?.('.product').length === 5;
    }),
  'running/word-count': async (set) => {
    await set.click(set.script.name);
    return set.sees(() => set.hasNotified(/ words$/));
  },
  'start/first-page': (set) =>
    set.reads('body > p', 'Hello from a userscript on docs.scriptcat.org'),
  'tabs/close-duplicates': async (set) => {
    const other = await set.opensAnother();
    // Both tabs must have noted themselves.
    await pause(600);
    await other.bringToFront();
    await set.scriptcat.clickMenu(other, 'Close other copies of this page');
    return set.sees(() => set.page.isClosed() !== other.isClosed());
  },
  'tabs/open-later': async (set) => {
    const opened = () => set.scriptcat.context.pages().find((page) => /shop\/$/.test(page.url()));
    await set.page.locator('a.later').first().click();
    const isOpen = await set.sees(opened);
    await opened()?.close();
    return (
      isOpen &&
      set.sees(() =>
        set.page.evaluate(
          () => document.querySelector<HTMLElement>('a.later')?.style.opacity === '0.5',
        ),
      )
    );
  },
  'tabs/tab-census': async (set) => {
    await set.page.reload();
    await set.click('List my tabs');
    return set.sees(() => set.hasPrinted(/^table/));
  },
  'window/close-when-done': async (set) => {
    const closed = await set.sees(() => set.page.isClosed());
    return closed && (await set.values()).lastOrder === 'A-17';
  },
  'window/page-variable': async (set) => {
    await set.page.bringToFront();
    await set.click('Copy product data');
    return set.sees(async () => (await readClipboard(set)).includes('"Green tea"'));
  },
  'window/route-logger': async (set) => {
    const first = await set.titled('→ inbox');
    await set.page.locator('.tabs a').nth(1).click();
    return first && set.titled('→ sent');
  },
};
