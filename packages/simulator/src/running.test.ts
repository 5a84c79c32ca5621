import {grants} from '@scriptcat/userscript';
import {describe, expect, test, vi} from 'vitest';
import {granting, run} from './testing';

const resultOf = async (lines: readonly string[], code: string) => (await run(lines, code)).value;

describe('names', () => {
  test('every granted name outside the agent exists', async () => {
    const {api} = await run([], '');
    const names = grants.filter(({status}) => status !== 'beta').flatMap(({injects}) => injects);
    expect(names.filter((name) => !Object.hasOwn(api, name))).toEqual([]);
  });

  test.each([
    [['@unwrap'], 'typeof GM_info', 'undefined'],
    [[], 'typeof CATRetryError', 'undefined'],
    [['@background', '@grant none'], 'typeof CATRetryError', 'undefined'],
    [granting('window.onurlchange'), 'window.onurlchange', null],
  ])('%j: %s', async (lines, expression, expected) => {
    expect(await resultOf(lines, `return ${expression}`)).toBe(expected);
  });
});

describe('the sandbox', () => {
  test('keeps what a script puts on its window, where bare names find it', async () => {
    const {value, host} = await run(
      [],
      `window.mine = 1; window.top = 2; return [mine, top === window]`,
    );
    expect(value).toEqual([1, true]);
    expect(host.window.mine).toBeUndefined();
  });

  test('reads the page through unsafeWindow only where the names differ', async () => {
    const code = `unsafeWindow.theirs = 1; document.title = 'x'; return [window.theirs, unsafeWindow.document.title]`;
    expect(await resultOf([], code)).toEqual([1, 'x']);
  });

  test('hides what module loaders look for', async () => {
    const code = `return [typeof define, typeof module, typeof exports]`;
    expect(await resultOf([], code)).toEqual(['undefined', 'undefined', 'undefined']);
  });
});

describe('a background script', () => {
  test('asks for another run with a time or a date', async () => {
    const {outcome} = await run(['@background'], `throw new CATRetryError('later', 60)`);
    expect(outcome).toMatchObject({status: 'error', error: {msg: 'later'}, retryAt: 60_000});
    const dated = await run(['@crontab * * * * *'], `throw new CATRetryError('x', new Date(5))`);
    expect(dated.outcome).toMatchObject({retryAt: 5});
  });

  test('loses its timers when it is stopped', async () => {
    vi.useFakeTimers();
    const code = `globalThis.ticks = []; setInterval((...args) => ticks.push(args), 10, 'dropped')`;
    const {window, stop} = await run(['@background'], code);
    vi.advanceTimersByTime(10);
    stop();
    vi.advanceTimersByTime(100);
    vi.useRealTimers();
    expect(window.ticks).toEqual([[]]);
  });
});

describe('menus', () => {
  const lines = granting('GM_registerMenuCommand', 'CAT_registerMenuInput');

  test('ids count from 1, a given one updates its entry', async () => {
    const code = `return [GM_registerMenuCommand('a'), GM_registerMenuCommand('b', () => {}, 'k'),
      GM_registerMenuCommand('c', {id: 'x'}), GM_registerMenuCommand('d', () => {}, {id: 'x', title: 'T'})]`;
    const {value, menu} = await run(lines, code);
    expect(value).toEqual([1, 2, 'x', 'x']);
    expect(menu.items().map(({label}) => label)).toEqual(['a', 'b', 'd']);
  });

  test('only an entry with an input hands over a value', async () => {
    const code = `globalThis.calls = []; const save = (...args) => calls.push(args);
      GM_registerMenuCommand('plain', save); CAT_registerMenuInput('input', save, {inputType: 'number', inputDefaultValue: 3})`;
    const {menu, window} = await run(lines, code);
    menu.choose(1, 'ignored');
    menu.choose(2);
    menu.choose(2, 9);
    expect(window.calls).toEqual([[], [3], [9]]);
  });

  test('a context-menu script runs on each click', async () => {
    const {menu, window} = await run(
      ['@run-at context-menu'],
      `window.runs = (window.runs ?? 0) + 1`,
    );
    expect(window.runs).toBeUndefined();
    await menu.choose(1);
    await menu.choose(1);
    expect(window.runs).toBe(2);
  });
});

describe('notifications', () => {
  const lines = granting('GM_notification', 'GM_updateNotification');

  test('the positional form keeps the text only', async () => {
    const {notifications} = await run(
      lines,
      `GM_notification('text', 'title'); await null; await null`,
    );
    expect(notifications.shown()).toMatchObject([{title: 'ScriptCat', text: 'text'}]);
  });

  test('a tag updates what is shown; progress starts at nought', async () => {
    const code = `GM_notification({text: 'a', tag: 't', progress: 40, oncreate(id) { window.id = [id, this.id]; }});
      await null; await null; GM_notification({text: 'b', tag: 't', progress: 60}); await null; await null;
      const before = window.id; GM_updateNotification(window.id[0], {progress: 60.7}); await null; await null; return before`;
    const {value, notifications} = await run(lines, code);
    expect(notifications.shown()).toMatchObject([{text: 'b', progress: 60}]);
    expect(new Set(value as string[]).size).toBe(1);
  });

  test('a click opens the address unless that is prevented, and leaves it open', async () => {
    const code = `globalThis.seen = []; const done = (user) => seen.push(['done', user]);
      GM_notification({text: 'a', url: 'https://a.test/', ondone: done});
      GM_notification({text: 'b', url: 'https://b.test/', onclick: (e) => e.preventDefault()}); await null; await null`;
    const {notifications, events, window} = await run(lines, code);
    for (const {id} of notifications.shown()) notifications.click(id);
    await Promise.resolve();
    notifications.dismiss('notification-1');
    expect(events.filter(({type}) => type === 'tab')).toMatchObject([{url: 'https://a.test/'}]);
    expect(window.seen).toEqual([
      ['done', undefined],
      ['done', true],
    ]);
    expect(notifications.shown()).toHaveLength(1);
  });
});

test('a handle cannot close its tab before the tab is there', async () => {
  const code = `const tab = GM_openInTab('https://a.test/'); let heard = 0; tab.onclose = () => heard++;
    tab.close(); const early = tab.closed; await null; await null; tab.close(); return [early, tab.closed, heard]`;
  expect(await resultOf(granting('GM_openInTab'), code)).toEqual([false, true, 1]);
});

test('GM_log takes objects, levels and labels', async () => {
  const {events} = await run(granting('GM_log'), `GM_log({a: 1}, 'warn', {x: 1}, {x: 2})`);
  expect(events).toContainEqual({type: 'log', level: 'warn', text: '{"a":1}', labels: {x: 2}});
});

test('resources are those of the header', async () => {
  const lines = [
    '@resource css https://a.test/a.css',
    ...granting('GM_getResourceText', 'GM_getResourceURL'),
  ];
  const code = `return [GM_getResourceText('css'), GM_getResourceText('none'), GM_getResourceURL('css'), GM_getResourceURL('css', true).slice(0, 5)]`;
  const {value} = await run(lines, code, {resource: (_name, url) => url});
  expect(value).toEqual([
    'https://a.test/a.css',
    undefined,
    `data:text/plain;base64,${btoa('https://a.test/a.css')}`,
    'blob:',
  ]);
});
