import {describe, expect, test} from 'vitest';
import {isAsset, isPage} from './which-requests';

describe('which requests the worker answers', () => {
  test.each(['/', '/en/', '/docs/use/QA/', '/docs/change/v0.16', '/404.html', '/uninstall/'])(
    '%s is a page',
    (path) => expect(isPage(path)).toBe(true),
  );

  test.each([
    '/api/feedback',
    '/1/indexes/scriptcat/queries',
    '/icons/lucide.json',
    '/healthz',
    '/playground/',
    '/en/playground/',
    '/samples/guide/first-script.user.js',
    '/docs/use/sync/index.md',
    '/llms.txt',
    '/sw.js',
  ])('%s is none', (path) => expect(isPage(path)).toBe(false));

  test('assets are those of either language', () => {
    expect(isAsset('/assets/js/main.1.js')).toBe(true);
    expect(isAsset('/en/assets/css/styles.1.css')).toBe(true);
    expect(isAsset('/img/logo.svg')).toBe(false);
    expect(isAsset('/docs/assets/')).toBe(false);
  });
});
