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
const withIds = (...versions: string[]) => ({
  ids: new Set(versions.flatMap((version) => [version, `v${version}`])),
});
const stable = withIds('1.0.0', '0.9', '0.9.0');
const beta = withIds('1.0.0-beta', '0.9.0-beta');
const pages = new Map([
  ['/docs/change/', stable],
  ['/docs/change/beta-changelog/', beta],
  ['/en/docs/change/', stable],
  ['/en/docs/change/beta-changelog/', beta],
]);

test('finds every version on the page of its channel, in both languages', () => {
  expect(missingAnchors(milestones, pages)).toEqual([]);
});

test('names anchors that a page lacks, or a page that is not there', () => {
  const changed = new Map(pages).set('/en/docs/change/', withIds('1.0.0', '0.9'));
  changed.delete('/docs/change/beta-changelog/');
  expect(missingAnchors(milestones, changed)).toEqual([
    ...['1.0.0-beta', 'v1.0.0-beta', '0.9.0-beta', 'v0.9.0-beta'].map(
      (anchor) => `/docs/change/beta-changelog/: no anchor "${anchor}"`,
    ),
    '/en/docs/change/: no anchor "0.9.0"',
    '/en/docs/change/: no anchor "v0.9.0"',
  ]);
});
