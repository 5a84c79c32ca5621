import {expect, test} from 'vitest';
import {appFiles, appOnIntent} from './app-on-intent';

const page = (head: string) => `<html><head>${head}</head><body>text</body></html>`;
const firstView = {styles: '/assets/css/docs.1.css', chunks: ['/assets/js/a.js']};

test('a page runs no script and names the files of the React app', () => {
  const head =
    '<link rel="stylesheet" href="/assets/css/styles.2.css" />' +
    '<script src="/r.js" defer></script><script src="/m.js" defer></script>';
  const html = appOnIntent(page(head), firstView);
  const [, data = ''] = /<script id="app-files"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual({
    styles: ['/assets/css/styles.2.css'],
    scripts: ['/r.js', '/m.js'],
    chunks: ['/assets/js/a.js'],
  });
  expect(html).toContain('<link rel="stylesheet" href="/assets/css/docs.1.css">');
  expect(html).not.toMatch(/<script src/);
  expect(html.replace(appFiles, '')).toBe(page(''));
});

test('a page without the known tags stops the build', () => {
  expect(() => appOnIntent(page(''), firstView)).toThrow('Expected one stylesheet link');
});
