import {gold, readClipboard, type SampleChecks} from './sample-checks';

export const cookbookChecks: SampleChecks = {
  'cookbook/address-changes': async (set) => {
    const first = await set.reads('body > p', 'Current view: inbox');
    await set.page.locator('.tabs a').nth(1).click();
    return first && set.reads('body > p', 'Current view: sent');
  },
  'cookbook/ask-background': (set) =>
    set.beside('background/watch-values', () =>
      set.sees(async () => {
        // The first question may come before the other half listens.
        await set.page.reload();
        return set.titled(/^Answered after \d+ ms$/);
      }, 40_000),
    ),
  'cookbook/autofill': async (set) => {
    await set.click('Fill in');
    return set.sees(async () => (await set.page.locator('#hours').inputValue()) === '8');
  },
  'cookbook/calm-notifications': (set) => set.sees(() => set.hasNotified('5 new')),
  'cookbook/catch-up': async (set) => {
    await set.run();
    const told = await set.sees(() => set.hasNotified('Daily review'));
    await set.run();
    return told && set.sees(() => set.hasLogged('Already done today'));
  },
  'cookbook/checked-resource': (set) =>
    set.inPage(() => / · \d+$/.test(document.querySelector('h1')?.textContent ?? '')),
  'cookbook/copy-table': async (set) => {
    await set.page.bringToFront();
    await set.click('Copy the table');
    return (
      (await set.titled('Copied 4 rows')) &&
      set.sees(async () => (await readClipboard(set)).startsWith('Month\tMinutes lost\tNote\n'))
    );
  },
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
  'cookbook/endless-list': async (set) => {
    await set.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return set.inPage(
      () =>
        document.querySelectorAll('.results li').length > 10 &&
        !document.querySelector('.results .sponsored'),
    );
  },
  'cookbook/hide-by-text': async (set) => {
    await set.click('Hide items that contain', 'Sponsored');
    return set.inPage(
      () =>
        document.querySelector<HTMLElement>('.sponsored')?.hidden &&
        !document.querySelector<HTMLElement>('.results li')?.hidden,
    );
  },
  'cookbook/hook-requests': (set) => set.sees(() => set.hasPrinted(/fetch: products\.json/)),
  'cookbook/lazy-work': (set) => set.reads('.results li', 'Message 1 (9)'),
  'cookbook/menu-on-selection': async (set) => {
    await set.page.bringToFront();
    await set.page.evaluate(() =>
      getSelection()?.selectAllChildren(document.querySelector('h1') as Element),
    );
    await set.click(set.script.name);
    return set.opens(/scriptcat\.org\/search\?keyword=The%20slow%20clock/);
  },
  'cookbook/page-bridge': (set) => set.reads('h1', 'Tea shop · 3'),
  'cookbook/per-site-settings': async (set) => {
    const size = () => set.page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await set.click('Larger text on this site');
    const larger = await set.sees(async () => (await size()) === '17.6px');
    await set.click('Reset text size');
    return larger && set.sees(async () => (await size()) === '16px');
  },
  'cookbook/shadow-panel': async (set) => {
    const devtools = await set.scriptcat.context.newCDPSession(set.page);
    // Closed to the page, not to the developer tools.
    return set.sees(async () => {
      const tree = await devtools.send('DOM.getDocument', {depth: -1, pierce: true});
      return JSON.stringify(tree).includes('Words: ');
    });
  },
  'cookbook/shortcuts': async (set) => {
    await set.page.bringToFront();
    await set.page.keyboard.press('Alt+j');
    return set.marks('.product:first-child', 'backgroundColor', 'rgb(255, 255, 224)');
  },
  'cookbook/signed-in': async (set) => {
    await set.page.locator('#sign-in').click();
    await set.click('Am I signed in?');
    const signedIn = await set.titled('✓ signed in');
    await set.page.locator('#sign-out').click();
    await set.click('Am I signed in?');
    return signedIn && set.titled('✕ signed out');
  },
  'cookbook/skip-ads': (set) =>
    set.inPage(() => {
      const ad = document.querySelector('.ad');
      return ad && getComputedStyle(ad).display === 'none';
    }),
  'cookbook/sort-table': async (set) => {
    // The script may not listen yet; sorting twice changes nothing.
    return set.sees(async () => {
      await set.page.locator('th').nth(1).click();
      return (await set.page.locator('tbody tr').first().textContent())?.includes('112');
    });
  },
  'cookbook/trusted-html': async (set) =>
    (await set.reads('#target', 'Built from elements')) && set.reads('#target em', 'policy'),
  'cookbook/wait-for-element': (set) => set.marks('.delivery', 'backgroundColor', gold),
};
