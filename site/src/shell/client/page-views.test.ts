import {expect, test, vi} from 'vitest';
import pageViews from './page-views';

let visits = 0;

/** Runs the inline script on a page. Returns its calls of gtag and the scripts that it loads. */
async function visit(pathname: string, navigator: object = {}) {
  const loaded: {src?: string}[] = [];
  const scope: {dataLayer?: ArrayLike<unknown>[]} = {};
  vi.stubGlobal('window', scope);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('location', {pathname});
  vi.stubGlobal('document', {
    documentElement: {style: {}},
    currentScript: {getAttribute: () => 'G-TEST'},
    createElement: () => ({}),
    head: {append: (script: object) => loaded.push(script)},
  });
  visits += 1;
  // Each query is a module of its own, so that the script runs again.
  await import(/* @vite-ignore */ `./first-page-view.ts?visit=${visits}`);
  const calls = (scope.dataLayer ?? []).map((call) => Array.from(call));
  return {calls, loaded: loaded.map(({src}) => src)};
}

test('a first view is counted by the service, with an anonymised address', async () => {
  const {calls, loaded} = await visit('/en/docs/about/');
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
  expect(calls).toContainEqual(['config', 'G-TEST', {anonymize_ip: true}]);
});

test.each([
  ['the survey', '/en/uninstall/', {}],
  ['readers who send Do Not Track', '/en/docs/about/', {doNotTrack: '1'}],
  ['readers who send Global Privacy Control', '/en/docs/about/', {globalPrivacyControl: true}],
])('%s is not counted', async (_name, pathname, navigator) => {
  expect(await visit(pathname, navigator)).toEqual({calls: [], loaded: []});
});

test('each change of path, query or hash is one view, except on the survey', async () => {
  vi.useFakeTimers();
  const gtag = vi.fn();
  vi.stubGlobal('window', {gtag});
  const at = (pathname: string, hash = '') => ({pathname, search: '', hash});
  const go = (from: object | null, to: object) =>
    pageViews.onRouteDidUpdate?.({previousLocation: from, location: to} as never);
  go(null, at('/en/'));
  go(at('/en/'), at('/en/docs/'));
  go(at('/en/docs/'), at('/en/docs/', '#top'));
  go(at('/en/docs/', '#top'), at('/en/docs/', '#top'));
  go(at('/en/docs/', '#top'), at('/en/uninstall/'));
  vi.runAllTimers();
  vi.useRealTimers();
  const paths = gtag.mock.calls
    .filter(([, name]) => name === 'page_path')
    .map(([, , path]) => path);
  expect(paths).toEqual(['/en/docs/', '/en/docs/#top']);
});
