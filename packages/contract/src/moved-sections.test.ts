import {expect, test} from 'vitest';
import {movedAnchors} from './moved-sections';

test('an anchor that kept its name leads to the page that took it', () => {
  expect(movedAnchors('/docs/use/use/').get('blacklist')).toBe('/docs/use/updates/#blacklist');
});

test('an anchor with a new name leads to what it is called now', () => {
  expect(movedAnchors('/docs/use/use/').get('import-export')).toBe('/docs/use/sync/#backup');
});

test('a page that kept its sections has nothing to lead on', () => {
  expect(movedAnchors('/docs/use/sync/').size).toBe(0);
});
