import type {Milestone} from '@scriptcat/content/kinds/releases';
import {expect, test} from 'vitest';
import {missingAnchors} from './anchors';

const milestones: readonly Milestone[] = [
  {version: '1.0.0', channel: 'stable'},
  {version: '1.0.0-beta', channel: 'beta'},
  {
    version: '0.9',
    channel: 'stable',
    covers: {since: '2026-01-01', versions: ['0.9.0', '0.9.0-beta']},
  },
];
const withIds = (...ids: string[]) => ids.map((id) => `<b id="${id}" class="v${id}"></b>`).join('');
const both = (...versions: string[]) => withIds(...versions.flatMap((v) => [v, `v${v}`]));
const stable = both('1.0.0', '0.9', '0.9.0');
const beta = both('1.0.0-beta', '0.9.0-beta');

const pages = {
  '/docs/change/': stable,
  '/docs/change/beta-changelog/': beta,
  '/en/docs/change/': stable,
  '/en/docs/change/beta-changelog/': beta,
};
const check = (changed: Partial<Record<keyof typeof pages, string | undefined>>) => {
  const site: Record<string, string | undefined> = {...pages, ...changed};
  return missingAnchors(milestones, (page) => site[page]);
};

test('is content when every version stands on the page of its channel, in both languages', () => {
  expect(check({})).toEqual([]);
});

test('names the anchor that is missing in one language', () => {
  expect(check({'/en/docs/change/': both('1.0.0', '0.9')})).toEqual([
    '/en/docs/change/: no anchor "0.9.0"',
    '/en/docs/change/: no anchor "v0.9.0"',
  ]);
  expect(
    check({'/docs/change/beta-changelog/': withIds('1.0.0-beta', '0.9.0-beta', 'v0.9.0-beta')}),
  ).toEqual(['/docs/change/beta-changelog/: no anchor "v1.0.0-beta"']);
});

test('names a page that is not there', () => {
  expect(check({'/en/docs/change/beta-changelog/': undefined})).toEqual([
    '/en/docs/change/beta-changelog/: there is no such page',
  ]);
});
