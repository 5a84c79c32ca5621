import {describe, expect, test, vi} from 'vitest';
import {dispatch, runSample, settled} from './run-sample';

describe('first steps', () => {
  test('the first page script greets without any API', async () => {
    const {document, manager} = await runSample('start/first-page.user.js', {html: '<h1>Hi</h1>'});
    expect(document.body.firstElementChild?.textContent).toBe(
      'Hello from a userscript on example.com',
    );
    expect(manager.calls()).toEqual([]);
  });

  test('the first background script counts starts', async () => {
    const {manager} = await runSample('start/first-background.user.js', {values: {starts: 2}});
    expect(manager.values.get('starts')).toBe(3);
    expect(manager.callsOf('GM_log')).toEqual([['Started 3 times']]);
  });

  test('the first scheduled script reminds', async () => {
    const {manager} = await runSample('start/first-scheduled.user.js');
    expect(manager.notifications()[0]).toMatchObject({title: 'Time to stand up'});
  });
});

describe('tabs', () => {
  test('opens links for later in the background and marks them when closed', async () => {
    const {document, manager} = await runSample('tabs/open-later.user.js', {
      url: 'https://example.com/list',
      html: '<a class="later" href="/long">x</a>',
    });
    const link = document.querySelector('a') as HTMLAnchorElement;
    dispatch(link, 'MouseEvent', 'click', {cancelable: true});
    expect(manager.callsOf('GM_openInTab')).toEqual([
      ['https://example.com/long', {active: false, insert: true}],
    ]);
    expect(link.style.opacity).toBe('');
    await settled();
    const opened = manager.events.find((event) => event.type === 'tab');
    manager.closeTab(opened?.id ?? 0);
    expect(link.style.opacity).toBe('0.5');
  });

  test('census counts visits of this tab and lists all of them', async () => {
    const {manager, log} = await runSample('tabs/tab-census.user.js', {
      title: 'Now',
      tabs: {1: {visits: 2}, 6: {title: 'Two'}},
    });
    expect(manager.callsOf('GM.saveTab')).toEqual([[{visits: 3, title: 'Now'}]]);
    await manager.choose('List my tabs');
    expect(log).toEqual([[[{visits: 3, title: 'Now'}, {title: 'Two'}]]]);
  });

  test('closes other copies of the page and keeps its own', async () => {
    const uuid = vi.spyOn(crypto, 'randomUUID').mockReturnValue('1-1-1-1-1');
    const {manager} = await runSample('tabs/close-duplicates.user.js', {
      url: 'https://example.com/a',
      tabs: {
        4: {url: 'https://example.com/a', mark: '1-1-1-1-1'},
        5: {url: 'https://example.com/a', mark: 'other'},
        6: {url: 'https://example.com/b', mark: 'third'},
      },
    });
    expect(manager.callsOf('GM_saveTab')).toEqual([
      [{mark: '1-1-1-1-1', url: 'https://example.com/a'}],
    ]);
    await manager.choose('Close other copies of this page');
    expect(manager.callsOf('GM_closeInTab')).toEqual([[5]]);
    uuid.mockRestore();
  });
});

describe('menu', () => {
  test('night filter toggles, remembers per site and keeps one entry', async () => {
    const {manager, document} = await runSample('menu/night-filter.user.js');
    expect(manager.menuNames()).toEqual(['☾ Night']);
    await manager.choose('☾ Night');
    expect(manager.menuNames()).toEqual(['☀ Day']);
    expect(document.querySelector('style')?.textContent).toContain('invert');
    expect(manager.values.get('night:example.com')).toBe(true);
    await manager.choose('☀ Day');
    expect(document.querySelector('style')).toBeNull();
  });

  test('one-time command opens the comments and goes away', async () => {
    const {manager, document} = await runSample('menu/one-time-offer.user.js', {
      html: '<details></details><details></details>',
    });
    await manager.choose('Expand all comments');
    expect(document.querySelectorAll('details[open]')).toHaveLength(2);
    expect(manager.menuNames()).toEqual([]);
  });

  test('price alert marks what is cheap and offers the stored limit', async () => {
    const {manager, document} = await runSample('menu/price-alert.user.js', {
      html: '<i data-price="90">a</i><i data-price="150">b</i>',
      values: {limit: 80},
    });
    expect(manager.callsOf('CAT_registerMenuInput')[0]?.[2]).toMatchObject({inputDefaultValue: 80});
    const marked = () =>
      [...document.querySelectorAll('i')]
        .filter(({style}) => style.outline)
        .map((i) => i.textContent);
    expect(marked()).toEqual([]);
    await manager.choose('Set price limit', 100);
    expect(manager.values.get('limit')).toBe(100);
    expect(marked()).toEqual(['a']);
  });

  test('coupon input fills the field and disappears', async () => {
    const {manager, document} = await runSample('menu/coupon-input.user.js', {
      html: '<input id="coupon">',
    });
    await manager.choose('Apply coupon', 'SPRING');
    expect((document.querySelector('#coupon') as HTMLInputElement).value).toBe('SPRING');
    expect(manager.menuNames()).toEqual([]);
  });
});

describe('styles and elements', () => {
  test('calm page adds its style at once', async () => {
    const {document} = await runSample('page/calm-page.user.js');
    expect(document.querySelector('style')?.textContent).toContain('display: none');
  });

  test('the key adds the style and takes it away', async () => {
    const {document} = await runSample('page/style-switch.user.js');
    const press = () => dispatch(document, 'KeyboardEvent', 'keydown', {key: 'l', altKey: true});
    press();
    expect(document.querySelectorAll('style')).toHaveLength(1);
    press();
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });

  test('reading time is at least a minute', async () => {
    const {document} = await runSample('page/reading-time.user.js', {
      html: `<article>${'word '.repeat(690)}</article>`,
    });
    expect(document.querySelector('.reading-time')?.textContent).toBe('3 min');
    const short = await runSample('page/reading-time.user.js', {html: '<article>Hi</article>'});
    expect(short.document.querySelector('.reading-time')?.textContent).toBe('1 min');
  });

  test('back to top scrolls when clicked', async () => {
    const {document, manager} = await runSample('page/back-to-top.user.js');
    (document.querySelector('button') as HTMLButtonElement).click();
    expect(manager.callsOf('window.scrollTo')).toEqual([[0, 0]]);
  });
});

describe('resources', () => {
  test('the theme is applied when it is there', async () => {
    const with_ = await runSample('resources/theme.user.js', {resources: {theme: 'p{color:red}'}});
    expect(with_.document.querySelector('style')?.textContent).toBe('p{color:red}');
    const without = await runSample('resources/theme.user.js');
    expect(without.document.querySelector('style')).toBeNull();
  });

  test('the heading gets the packaged logo', async () => {
    const {document} = await runSample('resources/logo.user.js', {
      html: '<h1>A</h1>',
      resources: {logo: 'binary'},
    });
    expect(document.querySelector('h1 img')?.getAttribute('src')).toBe(
      `data:text/plain;base64,${btoa('binary')}`,
    );
  });

  test('the sound asks for a blob address', async () => {
    const {document, manager} = await runSample('resources/ring-tone.user.js', {
      html: '<main></main>',
      resources: {ding: 'binary'},
    });
    expect(manager.callsOf('GM.getResourceUrl')).toEqual([['ding', true]]);
    expect(document.querySelector('audio')?.getAttribute('src')).toMatch(/^blob:/);
    expect(document.querySelector('audio')?.controls).toBe(true);
  });
});

describe('clipboard, log and info', () => {
  test('copies a Markdown link with brackets escaped', async () => {
    const {manager} = await runSample('clipboard/copy-markdown.user.js', {
      title: '[News] Today',
      url: 'https://example.com/n',
    });
    await manager.choose('Copy Markdown link');
    expect(manager.callsOf('GM_setClipboard')).toEqual([
      ['[\\[News\\] Today](https://example.com/n)'],
    ]);
  });

  test('copies a quotation as HTML with its source', async () => {
    const {manager} = await runSample('clipboard/copy-quote.user.js', {selection: 'To <be>'});
    await manager.choose('Copy as quotation');
    const [html, type] = manager.callsOf('GM.setClipboard')[0] as [string, string];
    expect(type).toBe('html');
    expect(html).toContain('To &lt;be&gt;');
    expect(html).toContain('cite="https://example.com/"');
  });

  test('logs one line per service with level and labels', async () => {
    const {manager} = await runSample('log/labelled-log.user.js', {
      answers: {'/demo/api/status/200': {status: 200}, '/demo/api/status/503': {status: 500}},
    });
    expect(manager.callsOf('GM_log')).toEqual([
      ['mail answered 200', 'info', {service: 'mail', status: 200}],
      ['files answered 500', 'error', {service: 'files', status: 500}],
    ]);
  });

  test('the about box needs no grant', async () => {
    const {document} = await runSample('info/about-box.user.js');
    expect(document.querySelector('footer')?.textContent).toBe('About box 1.0.0 · ScriptCat 1.5.0');
  });

  test('labels are used in ScriptCat', async () => {
    const {manager} = await runSample('info/which-manager.user.js', {url: 'https://example.com/a'});
    expect(manager.callsOf('GM_log')).toEqual([['Ready', 'info', {page: '/a'}]]);
  });
});

describe('window', () => {
  test('closes the tab after the order has been saved', async () => {
    const {manager} = await runSample('window/close-when-done.user.js', {
      html: '<b class="order-number">A-17</b>',
    });
    expect(manager.values.get('lastOrder')).toBe('A-17');
    expect(manager.calls().map(({name}) => name)).toEqual(['GM.setValue', 'window.close']);
  });

  test('handles the first page and every later address', async () => {
    const {document, window} = await runSample('window/route-logger.user.js', {
      url: 'https://example.com/?view=sent',
    });
    expect(document.title).toBe('→ sent');
    (window.onurlchange as (event: {url: string}) => void)({url: 'https://example.com/'});
    expect(document.title).toBe('→ inbox');
  });

  test('reads what the page keeps on its own window', async () => {
    const {manager} = await runSample('window/page-variable.user.js', {
      page: {productData: {id: 7}},
    });
    await manager.choose('Copy product data');
    expect(manager.callsOf('GM_setClipboard')).toEqual([['{\n  "id": 7\n}']]);
  });
});

describe('ways of running', () => {
  test('early start wraps fetch before it waits', async () => {
    const original = vi.fn(async () => 'response');
    const {manager} = await runSample('running/early-start.user.js', {page: {fetch: original}});
    const page = manager.api.unsafeWindow as Record<string, unknown>;
    await (page.fetch as (url: string) => Promise<string>)('https://example.com/data');
    expect(original).toHaveBeenCalledWith('https://example.com/data', undefined);
    expect(manager.calls().map(({name}) => name)).toEqual(['CAT_scriptLoaded', 'GM_setValue']);
  });

  test('the isolated script marks cells with its words', async () => {
    const {document} = await runSample('running/isolated.user.js', {
      html: '<table><tr><td>Urgent: call</td><td>later</td></tr></table>',
    });
    const cells = document.querySelectorAll('td');
    expect(cells[0]?.style.background).toBe('gold');
    expect(cells[1]?.style.background).toBe('');
  });

  test('a context-menu script waits for its click', async () => {
    const {manager} = await runSample('running/word-count.user.js', {html: 'one two three'});
    expect(manager.notifications()).toHaveLength(0);
    await manager.choose('Count words');
    expect(manager.notifications()[0]).toMatchObject({text: '3 words'});
  });

  test('an unwrapped script puts its helper on the page', async () => {
    const {window, document} = await runSample('running/page-helper.user.js', {
      html: '<i></i><i></i>',
    });
    expect((window.queryAll as (selector: string) => unknown[])('i')).toEqual([
      ...document.querySelectorAll('i'),
    ]);
  });
});

describe('cookies', () => {
  test('lists names without values', async () => {
    const {manager, log} = await runSample('cookies/list-own.user.js', {
      cookies: [{name: 'sid', value: 'secret', httpOnly: true, secure: true}],
      allow: true,
    });
    await manager.choose('List cookies of this site');
    expect(log).toEqual([[[{name: 'sid', httpOnly: true, secure: true}]]]);
  });

  test('sets the language once and reloads', async () => {
    const first = await runSample('cookies/prefer-language.user.js', {allow: true});
    expect(first.manager.callsOf('GM_cookie.set')[0]?.[0]).toMatchObject({
      name: 'lang',
      value: 'en',
    });
    expect(first.location.reloads).toBe(1);
    const again = await runSample('cookies/prefer-language.user.js', {
      cookies: [{name: 'lang', value: 'en'}],
      allow: true,
    });
    expect(again.location.reloads).toBe(0);
  });

  test('deletes the popup cookie by address and name', async () => {
    const {manager, prompts} = await runSample('cookies/forget-popup.user.js', {
      cookies: [{name: 'popup-state'}, {name: 'sid'}],
      allow: true,
    });
    expect(prompts).toEqual(['cookie example.com']);
    expect(manager.world.cookies).toEqual([{name: 'sid'}]);
    expect(manager.callsOf('GM_cookie.delete')[0]?.[0]).toEqual({
      url: 'https://example.com/',
      name: 'popup-state',
    });
  });

  test('tells when the session is gone', async () => {
    const out = await runSample('cookies/session-check.user.js', {allow: true});
    expect(out.manager.notifications()).toHaveLength(1);
    const signedIn = await runSample('cookies/session-check.user.js', {
      cookies: [{name: 'session'}],
      allow: true,
    });
    expect(signedIn.manager.notifications()).toHaveLength(0);
  });
});

describe('notifications', () => {
  test('build finished notifies once and brings the page forward', async () => {
    const {manager, document} = await runSample('notification/build-finished.user.js', {
      html: '<p id="status">running</p>',
    });
    const status = document.querySelector('#status') as HTMLElement;
    status.textContent = 'passed';
    await vi.waitFor(() => expect(manager.notifications()).toHaveLength(1));
    await manager.clickNotification();
    expect(manager.callsOf('window.focus')).toHaveLength(1);
  });

  test('tea timer counts up and says when the tea is ready', async () => {
    vi.useFakeTimers();
    const {manager} = await runSample('notification/tea-timer.user.js');
    await manager.choose('Start tea timer');
    await vi.advanceTimersByTimeAsync(90_000);
    expect(manager.notifications()[0]).toMatchObject({title: 'Tea', progress: 50});
    await vi.advanceTimersByTimeAsync(90_000);
    expect(manager.notifications()).toMatchObject([{text: 'Your tea is ready.'}]);
    vi.advanceTimersByTime(10_000);
    expect(manager.callsOf('GM_updateNotification')).toHaveLength(180);
    vi.useRealTimers();
  });

  test('release notice speaks once per version', async () => {
    const html = '<b class="version">2.1</b>';
    const first = await runSample('notification/release-notice.user.js', {html});
    expect(first.manager.notifications()).toMatchObject([{text: 'Version 2.1 is out'}]);
    const values = {seen: '2.1'};
    const again = await runSample('notification/release-notice.user.js', {html, values});
    expect(again.manager.notifications()).toEqual([]);
  });
});
