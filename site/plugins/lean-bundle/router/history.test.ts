import {createLocation} from 'history';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {type BrowserHistory, createBrowserHistory, resolveTarget} from './history';

describe('where a target leads', () => {
  const from = {pathname: '/docs/dev/', search: '?a=1', hash: '#x', state: undefined};

  test.each([
    '/docs/use/',
    '/docs/use/?q=1#top',
    '/docs/use/#标题',
    '/%E4%B8%AD/',
    'api/',
    '../use/',
    '/a?#',
  ])('%s, as in the original', (target) => {
    const {pathname, search, hash} = createLocation(target, undefined, undefined, from);
    expect(resolveTarget(target, from)).toMatchObject({pathname, search, hash});
  });

  test.each([{search: 'q=1'}, {search: '?q=1', hash: 'top'}, {pathname: '/a/', state: 7}, {}])(
    '%j, as in the original',
    (target) => {
      const {pathname, search, hash, state} = createLocation(target, undefined, undefined, from);
      expect(resolveTarget(target, from)).toEqual({pathname, search, hash, state});
    },
  );

  test('a path that cannot be decoded is kept', () => {
    expect(resolveTarget('/%E0%A4%A/', from).pathname).toBe('/%E0%A4%A/');
  });
});

/** As much of a browser as moving about takes: entries, and the event when one goes back. */
function createWindow(start: string) {
  const entries: {url: URL; state: unknown}[] = [{url: new URL(start, 'http://a'), state: null}];
  let at = 0;
  let popped = () => {};
  const add = (isNew: boolean) => (state: unknown, _title: string, address?: string) => {
    const url = new URL(address ?? entries[at]?.url ?? '', entries[at]?.url);
    if (isNew) entries.splice(++at, Number.POSITIVE_INFINITY, {url, state});
    else entries[at] = {url, state};
  };
  const history = {
    get state() {
      return entries[at]?.state;
    },
    pushState: add(true),
    replaceState: add(false),
    go(steps: number) {
      at += steps;
      popped();
    },
    back: () => history.go(-1),
  };
  return {
    history,
    get location() {
      return entries[at]?.url;
    },
    addEventListener: (_name: string, listener: () => void) => {
      popped = listener;
    },
    /** A link within the page, which the browser follows by itself. */
    followAnchor(hash: string) {
      history.pushState(null, '', hash);
      popped();
    },
    addresses: () => entries.map(({url}) => url.pathname + url.search + url.hash),
    position: () => at,
  };
}

describe('the history', () => {
  let browser: ReturnType<typeof createWindow>;
  let history: BrowserHistory;
  const listener = vi.fn();

  beforeEach(() => {
    browser = createWindow('/docs/?a=1#b');
    // It reads its parts once, as a browser's never change.
    vi.stubGlobal('window', {
      history: browser.history,
      location: {
        get pathname() {
          return browser.location?.pathname;
        },
        get search() {
          return browser.location?.search;
        },
        get hash() {
          return browser.location?.hash;
        },
      },
      addEventListener: browser.addEventListener,
    });
    history = createBrowserHistory();
    listener.mockReset();
    history.listen(listener);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('starts where the visitor is', () => {
    expect(history.location).toMatchObject({pathname: '/docs/', search: '?a=1', hash: '#b'});
    expect(history.action).toBe('POP');
  });

  test('goes on, replaces and comes back, and says so', () => {
    history.push('/docs/use/');
    history.replace({search: 'q=2'});
    expect(browser.addresses()).toEqual(['/docs/?a=1#b', '/docs/use/?q=2']);
    browser.history.back();
    expect(history.location.pathname).toBe('/docs/');
    expect(listener.mock.calls.map(([, action]) => action)).toEqual(['PUSH', 'REPLACE', 'POP']);
  });

  test('keeps a state with its entry', () => {
    history.push('/a/', {from: 'b'});
    history.push('/c/');
    browser.history.back();
    expect(history.location.state).toEqual({from: 'b'});
  });

  test('a guard keeps the visitor where they are', () => {
    history.push('/a/');
    history.push('/b/');
    listener.mockReset();
    const release = history.block(() => false);
    history.push('/c/');
    browser.history.go(-2);
    expect(browser.location?.pathname).toBe('/b/');
    expect(browser.position()).toBe(2);
    expect(listener).not.toHaveBeenCalled();
    release();
    browser.history.go(-2);
    expect(history.location.pathname).toBe('/docs/');
  });

  test('a guard that says nothing lets pass', () => {
    history.block(() => undefined);
    history.push('/c/');
    expect(history.location.pathname).toBe('/c/');
  });

  test('knows the entries that anchors make', () => {
    browser.followAnchor('#c');
    expect(history.location.hash).toBe('#c');
    history.block(() => false);
    browser.followAnchor('#d');
    expect(browser.location?.hash).toBe('#c');
  });

  test('a listener can leave', () => {
    const other = vi.fn();
    history.listen(other)();
    history.push('/a/');
    expect(other).not.toHaveBeenCalled();
  });
});
