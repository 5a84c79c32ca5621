import type {Claim} from './types';

const tab = ['GM_getTab', 'GM_saveTab', 'GM_getTabs'];

export const tabClaims: readonly Claim[] = [
  {
    id: 'tabs/first',
    says: 'GM_getTab gives {} until something was saved.',
    about: ['GM_getTab'],
    grant: tab,
    code: `return within(new Promise((done) => GM_getTab(done)));`,
    expect: {},
  },
  {
    id: 'tabs/saved',
    says: 'What GM_saveTab saved comes back, as a copy.',
    about: ['GM_saveTab', 'GM_getTab'],
    grant: tab,
    code: `const get = () => new Promise((done) => GM_getTab(done));
      GM_saveTab({a: 1}); await wait(300); (await get()).a = 2; return get();`,
    expect: {a: 1},
  },
  {
    id: 'tabs/all',
    says: 'GM_getTabs gives an object by tab id; only tabs that saved something are in it.',
    about: ['GM_getTabs'],
    grant: tab,
    code: `const all = () => new Promise((done) => GM_getTabs(done));
      const before = await all(); GM_saveTab({a: 1}); await wait(300); const after = await all();
      return [before, Object.values(after), Object.keys(after).every((id) => Number(id) > 0)];`,
    expect: [{}, [{a: 1}], true],
  },
  {
    id: 'tabs/promise-forms',
    says: 'GM.getTab and GM.getTabs resolve with the same.',
    about: ['GM_getTab', 'GM_getTabs'],
    grant: ['GM.getTab', 'GM.saveTab', 'GM.getTabs'],
    code: `await GM.saveTab({b: 2}); await wait(300);
      return [await GM.getTab(), Object.values(await GM.getTabs())];`,
    expect: [{b: 2}, [{b: 2}]],
  },
  {
    id: 'tabs/open',
    says: 'GM_openInTab returns a handle at once: close, closed false, no name.',
    about: ['GM_openInTab'],
    grant: ['GM_openInTab'],
    code: `const opened = GM_openInTab('https://opened.example/', {active: false});
      return [typeof opened.close, opened.closed, typeof opened.name];`,
    expect: ['function', false, 'undefined'],
  },
  {
    id: 'tabs/close-early',
    says: 'close() right after opening does nothing; later it closes the tab.',
    about: ['GM_openInTab'],
    grant: ['GM_openInTab'],
    code: `const opened = GM_openInTab('https://opened.example/early', {active: false}); opened.close();
      await wait(1500); const early = opened.closed;
      for (let tries = 0; tries < 10 && !opened.closed; tries += 1) { opened.close(); await wait(500); }
      return [early, opened.closed];`,
    expect: [false, true],
    needsBrowser: true,
  },
  {
    id: 'tabs/onclose',
    says: 'onclose is called when the tab closes.',
    about: ['GM_openInTab'],
    grant: ['GM_openInTab'],
    code: `const opened = GM_openInTab('https://opened.example/onclose', {active: false});
      const closed = new Promise((done) => { opened.onclose = () => done('closed'); });
      await wait(1000); opened.close(); return within(closed, 4000);`,
    expect: 'closed',
    needsBrowser: true,
  },
  {
    id: 'tabs/grant-brings-close',
    says: 'The grant also brings GM_closeInTab.',
    about: ['GM_openInTab', 'GM_closeInTab'],
    grant: ['GM_openInTab'],
    code: `return typeof GM_closeInTab;`,
    expect: 'function',
  },
  {
    id: 'tabs/close-in-tab',
    says: 'GM_closeInTab returns a promise; failures are only logged.',
    about: ['GM_closeInTab'],
    grant: ['GM_closeInTab'],
    code: `const answer = GM_closeInTab(999999999); return [typeof answer.then, await within(answer)];`,
    expect: ['function', true],
    needsBrowser: true,
  },
  {
    id: 'tabs/window-close',
    says: 'window.close and window.focus are functions with their grants.',
    about: ['window.close', 'window.focus'],
    grant: ['window.close', 'window.focus'],
    code: `return [typeof window.close, typeof window.focus, await failure(() => window.focus())];`,
    expect: ['function', 'function', 'none'],
    needsBrowser: true,
  },
  {
    id: 'tabs/refused',
    says: 'An address that the browser refuses leaves closed false, and onclose is never called.',
    about: ['GM_openInTab'],
    grant: ['GM_openInTab'],
    code: `const tab = GM_openInTab('javascript:void 0');
      let called = false;
      if (tab) tab.onclose = () => { called = true; };
      await wait(1500);
      return [tab.closed, called];`,
    expect: [false, false],
    needsBrowser: true,
  },
];
