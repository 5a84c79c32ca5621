import {expect, test} from 'vitest';
import {nearestPages} from './nearest-pages';

const pages = [
  '/',
  '/docs/',
  '/docs/use/use/',
  '/docs/use/sync/',
  '/docs/use/QA/',
  '/docs/use/background/',
  '/docs/use/from-other/migrate-from-tampermonkey/',
  '/docs/dev/api/',
  '/docs/dev/cat-api/',
  '/docs/dev/background/',
  '/docs/dev/agent/agent-skill/',
  '/docs/change/v1.2/',
].map((path) => [path, ''] as const);

const first = (path: string) => nearestPages(path, pages)[0]?.[0];

test.each([
  ['/docs/use/synch/', '/docs/use/sync/'],
  ['/en/docs/use/sync.html', '/docs/use/sync/'],
  ['/sync', '/docs/use/sync/'],
  ['/zh-TW/docs/use/qa/', '/docs/use/QA/'],
  ['/docs/dev/backgruond', '/docs/dev/background/'],
  ['/docs/use/backgruond', '/docs/use/background/'],
  ['/docs/use/from-other/tampermonkey/', '/docs/use/from-other/migrate-from-tampermonkey/'],
  ['/docs/dev/api/gm_log/', '/docs/dev/api/'],
  ['/docs/change/v1.3/', '/docs/change/v1.2/'],
  ['/docs/dev/%61pi.md', '/docs/dev/api/'],
])('%s may have meant %s', (asked, expected) => {
  expect(first(asked)).toBe(expected);
});

test.each(['/nope/', '/docs/use/nope/', '/', '/docs/', '/%E0%A4%A/', '/wp-login.php'])(
  '%s is near to nothing',
  (asked) => {
    expect(nearestPages(asked, pages)).toEqual([]);
  },
);

test('limits suggestions and handles very long URLs', () => {
  expect(nearestPages('/api/background/sync/qa/use/', pages)).toHaveLength(3);
  expect(nearestPages(`/${'a/'.repeat(900)}${'b'.repeat(9000)}`, pages)).toEqual([]);
});
