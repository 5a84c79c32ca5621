import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import type {Host} from './index';
import {granting, run} from './testing';

const xhr = granting('GM_xmlhttpRequest', 'GM.xmlHttpRequest');
const ok: Host['send'] = async () => ({status: 200, headers: 'x-one:a', body: {a: 1}});
const never: Host['send'] = () => new Promise(() => {});
/** Collects the names of the callbacks in their order. */
const callbacks = `const seen = []; const on = Object.fromEntries(
  ['onload', 'onerror', 'onabort', 'ontimeout', 'onloadend'].map((name) => [name, () => seen.push(name)]));`;

// Claims tell what is refused.
describe('@connect', () => {
  const ask = (lines: readonly string[], url: string, isAllowed = false) => {
    const asked = vi.fn(() => isAllowed);
    const code = `return GM.xmlHttpRequest({url: '${url}'}).then((r) => r.status, (e) => e)`;
    return run([...xhr, ...lines], code, {send: ok, ask: asked}).then(({value}) => ({
      value,
      asked: asked.mock.calls.length,
    }));
  };

  test.each([
    [['@connect api.test'], 'https://api.test/', 200],
    [['@connect api.test'], 'https://v2.api.test:8080/', 200],
    [['@connect *'], 'https://any.test/', 200],
    [['@connect other.test'], 'https://shop.example/own', 200],
    [['@connect self'], 'https://cdn.shop.example/', 200],
  ])('%j and %s', async (lines, url, expected) => {
    expect(await ask(lines, url)).toEqual({value: expected, asked: 0});
  });

  test('without any line the user decides', async () => {
    expect(await ask([], 'https://api.test/', true)).toEqual({value: 200, asked: 1});
    expect(await ask([], 'https://api.test/')).toEqual({value: 'permission not allowed', asked: 1});
  });
});

describe('ends', () => {
  const lines = [...xhr, '@connect api.test'];

  test('with load and loadend, whatever the status', async () => {
    const code = `${callbacks} await GM.xmlHttpRequest({url: 'https://api.test/', ...on}); return seen`;
    const {value} = await run(lines, code, {send: async () => ({status: 404})});
    expect(value).toEqual(['onload', 'onloadend']);
  });

  test('abort() in the turn of the call does nothing', async () => {
    const code = `${callbacks} GM_xmlhttpRequest({url: 'https://api.test/', ...on}).abort();
      await GM.xmlHttpRequest({url: 'https://api.test/'}); return seen`;
    expect((await run(lines, code, {send: ok})).value).toEqual(['onload', 'onloadend']);
  });

  test('a later abort() calls onabort and onloadend, and rejects with a string', async () => {
    const code = `${callbacks} const p = GM.xmlHttpRequest({url: 'https://api.test/', ...on});
      await null; await null; p.abort(); return [await p.catch((e) => e), seen]`;
    expect((await run(lines, code, {send: never})).value).toEqual([
      'AbortError',
      ['onabort', 'onloadend'],
    ]);
  });

  test('an abort() without onabort is heard by nobody', async () => {
    const code = `const seen = []; const p = GM.xmlHttpRequest({url: 'https://api.test/', onloadend: () => seen.push('end')});
      await null; await null; p.abort();
      return [await Promise.race([p, new Promise((r) => setTimeout(r, 0, 'pending'))]), seen]`;
    expect((await run(lines, code, {send: never})).value).toEqual(['pending', []]);
  });

  test.each([
    ["{url: 'http://['}", 'Invalid URL'],
    ["{url: '/', data: document}", 'GM xhr data does not support Document'],
  ])('%s ends in the console only', async (details, message) => {
    const code = `${callbacks} const p = GM.xmlHttpRequest({...on, ...${details}});
      return [await Promise.race([p, new Promise((r) => setTimeout(r, 0, 'pending'))]), seen]`;
    const {value, events} = await run(lines, code, {send: ok});
    expect(value).toEqual(['pending', []]);
    expect(events).toContainEqual({type: 'uncaught', error: expect.objectContaining({message})});
  });

  describe('on a clock', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    test('a timeout rejects with a string', async () => {
      const code = `return GM.xmlHttpRequest({url: 'https://api.test/', timeout: 50}).catch((e) => e)`;
      const running = run(lines, code, {send: never});
      await vi.advanceTimersByTimeAsync(50);
      expect((await running).value).toBe('TimeoutError');
    });
  });
});

describe('the response', () => {
  const lines = [...xhr, '@connect api.test'];
  const get = async (code: string, send = ok) =>
    (await run(lines, `const url = 'https://api.test/'; ${code}`, {send})).value;

  test('hides its body from spreading', async () => {
    const code = `const r = await GM.xmlHttpRequest({url, responseType: 'json', context: 5});
      return [r.response, r.responseText, 'response' in {...r}, r.responseHeaders, r.context, r.DONE]`;
    expect(await get(code)).toEqual([{a: 1}, '{"a":1}', false, 'x-one:a', 5, 4]);
  });

  test('of invalid JSON is undefined', async () => {
    const code = `return typeof (await GM.xmlHttpRequest({url, responseType: 'json'})).response`;
    expect(await get(code, async () => ({body: '{'}))).toBe('undefined');
  });

  test.each([
    ['', [1, 2, 3, 4]],
    ['fetch: true', [2, 4]],
  ])('passes its states with {%s}', async (option, states) => {
    const code = `const seen = []; await GM.xmlHttpRequest({url, onreadystatechange: (r) => seen.push(r.readyState), ${option}}); return seen`;
    expect(await get(code)).toEqual(states);
  });

  test.each([
    ["'a'", 'a'],
    ['{a: 1}', undefined],
    ['new Uint16Array(2)', undefined],
  ])('data: %s is sent as %j', async (data, body) => {
    const send = vi.fn(ok);
    await get(`await GM.xmlHttpRequest({url, method: 'post', data: ${data}})`, send);
    expect(send).toHaveBeenCalledWith(expect.objectContaining({method: 'POST', body}));
  });
});

describe('downloads', () => {
  const lines = granting('GM.download');
  const code = `return GM.download({url: 'https://files.test/a', name: '../a:b'}).then((r) => r, (e) => e.message)`;

  test('ask for a host that is not listed instead of refusing it', async () => {
    const asked = vi.fn(() => true);
    const {value, events} = await run([...lines, '@connect other.test'], code, {
      send: ok,
      ask: asked,
    });
    expect(asked).toHaveBeenCalledOnce();
    expect(value).toEqual({loaded: 7, total: 7, mode: 'native'});
    expect(events).toContainEqual(expect.objectContaining({type: 'download', name: '-/a-b'}));
  });

  test('reject with an Error', async () => {
    expect((await run([...lines, '@connect files.test'], code)).value).toBe(
      'Native Download ERROR',
    );
    expect((await run(lines, `return GM.download('', 'a').catch((e) => e.message)`)).value).toBe(
      'GM_download: url is empty',
    );
  });
});

describe('cookies', () => {
  const cookie = (details: string) =>
    run(
      granting('GM_cookie'),
      `return new Promise((done) => GM_cookie(${details}, (...args) => done(args)))`,
      {ask: () => true},
    ).then(({value}) => value as [unknown, unknown]);

  test.each([
    ["'delete', {}", 'delete operation must have url and name'],
    ["'eat', {}", 'action can only be: get, set, delete, store'],
  ])('(%s) fails with a string', async (details, error) => {
    expect(await cookie(details)).toEqual([undefined, error]);
  });

  test('wrong types fail with an Error', async () => {
    expect((await cookie("'list', {url: 5}"))[1]).toMatchObject({message: 'Invalid Argument Type'});
  });

  test('what is set can be listed', async () => {
    const code = `await GM.cookie.set({name: 'k', value: 'v'}); return GM.cookie.list({name: 'k'})`;
    const {value} = await run(granting('GM.cookie'), code, {ask: () => true});
    expect(value).toMatchObject([{name: 'k', value: 'v', domain: 'shop.example'}]);
  });
});
