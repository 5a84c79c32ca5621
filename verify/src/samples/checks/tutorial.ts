import {gold, type SampleChecks, seagreen} from './sample-checks';

/** Three of the shop's goods cost at most 100. */
const cheap = 3;

export const tutorialChecks: SampleChecks = {
  'tutorial/1-find': async (set) =>
    (await set.marks('.product', 'outlineColor', seagreen, cheap)) &&
    set.marks('.delivery', 'backgroundColor', gold),
  'tutorial/2-address': async (set) => {
    await set.marks('.product', 'outlineColor', seagreen, cheap);
    await set.page.locator('.kinds [data-kind=thing]').click();
    return (
      (await set.marks('.product', 'outlineColor', seagreen, 2)) &&
      set.hasPrinted(/Now at \?kind=thing/)
    );
  },
  'tutorial/3-settings': async (set) => {
    await set.marks('.product', 'outlineColor', seagreen, cheap);
    await set.setValue('helper.limit', 50);
    return set.marks('.product', 'outlineColor', seagreen, 1);
  },
  'tutorial/4-menu': async (set) => {
    const marked = await set.marks('.product', 'outlineColor', seagreen, cheap);
    await set.click('Pause');
    return (
      marked &&
      (await set.marks('.product', 'outlineColor', seagreen, 0)) &&
      set.sees(async () => (await set.menus()).join() === 'Resume')
    );
  },
  'tutorial/5-request': (set) => set.reads('[data-product=tea]', '4 cheaper elsewhere'),
  'tutorial/6-background': (set) =>
    set.beside('tutorial/6-page', async () => {
      await set.page.goto('https://docs.scriptcat.org/en/demo/shop/');
      await set.page.getByRole('button', {name: 'Watch'}).first().click();
      await set.sees(async () => 'wish' in (await set.values()));
      await set.run();
      return set.sees(() => set.hasNotified('Now 36'));
    }),
  'tutorial/6-page': async (set) => {
    await set.page.getByRole('button', {name: 'Watch'}).first().click();
    return (
      (await set.reads('.product', 'Watching')) &&
      set.sees(async () => JSON.stringify((await set.values()).wish).includes('"below":40'))
    );
  },
  'tutorial/7-debug': async (set) =>
    (await set.sees(() => set.hasLogged('Done'))) &&
    set.inPage(() => document.body.textContent.split('✓').length === 4),
  'tutorial/8-publish': async (set) => {
    const marked = await set.marks('.product', 'outlineColor', seagreen, cheap);
    await set.click('Settings');
    return marked && set.opens(/userConfig=/);
  },
};
