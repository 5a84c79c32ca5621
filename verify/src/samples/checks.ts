import {pause} from '../wait';
import {send} from '../world/answer';
import {demoUrl, type SampleSet} from './set';
import {stepChecks} from './steps';

/** By name of the sample: whether it was seen to do what its page says. */
type SampleChecks = Readonly<Record<string, (set: SampleSet) => Promise<boolean>>>;

/** A model answers over several steps, and permission is asked for some of them. */
const patience = 45_000;

const smallFile = {name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('hello')};

/** Two samples that talk to each other; the first question may come before the other half listens. */
const talksTo =
  (other: string) =>
  (set: SampleSet): Promise<boolean> =>
    set.beside(other, () =>
      set.sees(async () => {
        await set.page.reload();
        return set.titled(/^Answered after \d+ ms$/);
      }, 40_000),
    );

/** Samples whose steps need code. */
export const sampleChecks: SampleChecks = {
  ...stepChecks,
  'agent/call-skill': async (set) => {
    await set.click('Convert miles');
    if (!(await set.sees(() => set.hasPrinted(/Install the skill first/), patience))) return false;
    const skill = 'https://docs.scriptcat.org/samples/agent/unit-converter/SKILL.cat.md';
    const prepared = await set.scriptcat.send<string>('agent/prepareSkillFromUrl', skill);
    await set.scriptcat.send('agent/completeSkillInstall', prepared);
    await set.click('Convert miles');
    return set.sees(() => set.hasPrinted(/42\.2 km/), patience);
  },
  'agent/daily-digest': async (set) =>
    (await set.sees(
      () =>
        set.scriptcat.extensionPage.evaluate(async () =>
          JSON.stringify(await chrome.storage.local.get()).includes('daily-digest'),
        ),
      patience,
    )) &&
    // Until it is done it may still ask, and the next sample would wait behind that question.
    set.sees(async () => (await set.scriptcat.script(set.uuid)).runStatus === 'complete'),
  'agent/fill-form': async (set) => {
    await set.click('Enter working hours');
    return set.sees(async () => {
      const form = set.scriptcat.context.pages().find((page) => page.url().endsWith('/demo/form/'));
      return (await form?.locator('#hours').inputValue()) === '8';
    }, patience);
  },
  'agent/workspace-note': async (set) => {
    await set.click('Save this page for the Agent');
    return set.sees(
      () =>
        set.scriptcat.extensionPage.evaluate(async () => {
          const walk = async (folder: FileSystemDirectoryHandle): Promise<boolean> => {
            for await (const entry of folder.values()) {
              if (entry.kind === 'directory' && (await walk(entry))) return true;
              if (entry.name === 'pages.md') return true;
            }
            return false;
          };
          return walk(await navigator.storage.getDirectory());
        }),
      patience,
    );
  },
  'background/overlap-guard': async (set) => {
    void set.run();
    const started = await set.sees(async () => Number((await set.values()).startedAt) > 0);
    return started && set.sees(async () => (await set.values()).startedAt === 0);
  },
  'background/release-watcher': async (set) => {
    await set.run();
    const stored = await set.sees(async () =>
      /^1\.\d+\.0$/.test(String((await set.values()).version)),
    );
    const isQuiet = (await set.browserCalls()).length === 0;
    await set.setValue('version', '0.9.0');
    await set.run();
    return stored && isQuiet && set.sees(() => set.hasNotified(/^Version 1\./));
  },
  'background/retry': async (set) => {
    let status = 200;
    set.world.on('docs.scriptcat.org/demo/api/sign-in', (_, response) =>
      send(response, '{}', {status}),
    );
    await set.run();
    const signedIn = await set.sees(() => set.hasLogged('signed in'));
    status = 503;
    await set.run();
    return signedIn && set.sees(() => set.hasFailed());
  },
  'guide/check-schedule': (set) => set.sees(async () => (await set.values()).beat, 20_000),
  'background/watch-values': talksTo('cookbook/ask-background'),
  'cookies/session-check': async (set) => {
    await set.scriptcat.context.clearCookies();
    void set.run();
    return set.sees(() => set.hasNotified('Signed out'));
  },
  'notification/tea-timer': async (set) => {
    await set.click('Start tea timer');
    return set.sees(
      async () => (await set.browserCalls()).filter(([name]) => name === 'update').length >= 2,
    );
  },
  'cookbook/ask-background': talksTo('background/watch-values'),
  'cookbook/drag-panel': async (set) => {
    await set.page.bringToFront();
    const box = await set.page.locator('#pad').boundingBox();
    if (!box) return false;
    await set.page.mouse.move(box.x + 5, box.y + 5);
    await set.page.mouse.down();
    await set.page.mouse.move(box.x + 25, box.y + 15);
    await set.page.mouse.up();
    return set.sees(
      async () => JSON.stringify((await set.values()).place) === JSON.stringify({x: 20, y: 10}),
    );
  },
  'cookbook/shadow-panel': async (set) => {
    const devtools = await set.scriptcat.context.newCDPSession(set.page);
    // Closed to the page, not to the developer tools.
    return set.sees(async () => {
      const tree = await devtools.send('DOM.getDocument', {depth: -1, pierce: true});
      return JSON.stringify(tree).includes('Words: ');
    });
  },
  'cat/next-page': async (set) => {
    // So low that the page itself has no reason to load more.
    await set.page.setViewportSize({width: 1280, height: 300});
    await set.page.reload();
    const isDoubled = () => document.querySelectorAll('ul.results > li').length === 20;
    return set.sees(() => set.page.evaluate(isDoubled));
  },
  'network/cancel-slow': async (set) => {
    await set.page.bringToFront();
    await set.page.locator('input[type=search]').pressSequentially('ab', {delay: 200});
    return (await set.reads('label output', 'ab ✓')) && set.hasPrinted(/superseded a$/);
  },
  'cookbook/upload-file': async (set) => {
    await set.page.locator('input[type=file]').setInputFiles(smallFile);
    return set.reads('form', 'a.png: 5');
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
  'running/early-start': (set) => set.sees(async () => 'first-requests' in (await set.values())),
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
  'window/close-when-done': async (set) => {
    const closed = await set.sees(() => set.page.isClosed());
    return closed && (await set.values()).lastOrder === 'A-17';
  },
  'tutorial/6-background': (set) =>
    set.beside('tutorial/6-page', async () => {
      await set.page.goto('https://docs.scriptcat.org/en/demo/shop/');
      await set.page.getByRole('button', {name: 'Watch'}).first().click();
      await set.sees(async () => 'wish' in (await set.values()));
      await set.run();
      return set.sees(() => set.hasNotified('Now 36'));
    }),
  'values/link-collector': (set) =>
    set.sees(async () =>
      JSON.stringify((await set.values()).links ?? '').includes('The slow clock'),
    ),
  'values/shared-note': async (set) => {
    const other = await set.opensAnother();
    await set.page.bringToFront();
    await set.page.locator('body > textarea').fill('hello');
    return set.sees(async () => (await other.locator('body > textarea').inputValue()) === 'hello');
  },
  'values/wait-for-token': (set) =>
    set.sees(async () => {
      // The script may start listening after the first one.
      await set.setValue('token', crypto.randomUUID());
      return (await set.page.title()) === 'Ready';
    }, 25_000),
  'cookbook/cross-tab-state': async (set) => {
    const other = await set.opensAnother();
    await set.page.bringToFront();
    await set.page.locator('main > button').click();
    return set.sees(
      async () => (await other.locator('main > button').textContent()) === 'Clicked 1 times',
    );
  },
  'cookbook/one-tab-only': async (set) => {
    const working = await set.titled('● working');
    const other = await set.opensAnother();
    return working && set.sees(async () => (await other.title()) === '○ waiting');
  },
};
