import type {SampleChecks} from './sample-checks';

export const valueChecks: SampleChecks = {
  'values/forget-draft': async (set) => {
    await set.setValue('draft', 'x');
    await set.page.locator('form button').click();
    return set.sees(async () => !('draft' in (await set.values())));
  },
  'values/leave-safely': async (set) => {
    await set.page.locator('#leave').click();
    const left = await set.sees(() => set.page.url().endsWith('/demo/article/'));
    return left && (await set.values()).draft === 'half a sentence';
  },
  'values/link-collector': (set) =>
    set.sees(async () =>
      JSON.stringify((await set.values()).links ?? '').includes('The slow clock'),
    ),
  'values/settings-bundle': (set) =>
    set.sees(async () => {
      const size = await set.page.evaluate(() => document.documentElement.style.fontSize);
      return size === '18px' && (await set.values()).opened === 1;
    }),
  'values/shared-note': async (set) => {
    const other = await set.opensAnother();
    await set.page.bringToFront();
    await set.page.locator('body > textarea').fill('hello');
    return set.sees(async () => (await other.locator('body > textarea').inputValue()) === 'hello');
  },
  'values/storage-report': async (set) => {
    await set.click('Show stored values');
    return set.sees(() => set.hasPrinted(/^table/));
  },
  'values/tidy-up': async (set) => {
    await set.setValue('page:old', 1);
    await set.setValue('page:new', Date.now());
    await set.page.reload();
    return set.sees(async () => {
      const values = await set.values();
      return !('page:old' in values) && 'page:new' in values;
    });
  },
  'values/visit-counter': (set) => set.titled('(1) Tea shop'),
  'values/wait-for-token': async (set) => {
    let tries = 0;
    return set.sees(async () => {
      // The script may start listening after the first one.
      tries += 1;
      await set.setValue('token', 'x'.repeat(tries));
      return set.page.waitForFunction(() => document.title === 'Ready', null, {timeout: 3000});
    }, 25_000);
  },
  'cookbook/cross-tab-state': async (set) => {
    const other = await set.opensAnother();
    await set.page.bringToFront();
    await set.page.locator('main > button').click();
    return set.sees(
      async () => (await other.locator('main > button').textContent()) === 'Clicked 1 times',
    );
  },
  'cookbook/migrate-values': async (set) => {
    await set.setValue('list', 'a,b');
    await set.page.reload();
    return (await set.titled('2 items, version 3')) && !('list' in (await set.values()));
  },
  'cookbook/one-tab-only': async (set) => {
    const working = await set.titled('● working');
    const other = await set.opensAnother();
    return working && set.sees(async () => (await other.title()) === '○ waiting');
  },
  'cookbook/remember-place': async (set) => {
    await set.page.evaluate(() => scrollTo(0, 200));
    await set.page.reload();
    const stored = await set.sees(
      async () => (await set.values())['place:/en/demo/article/'] === 200,
    );
    return stored && set.inPage(() => window.scrollY === 200);
  },
};
