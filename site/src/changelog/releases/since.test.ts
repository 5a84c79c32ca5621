import type {Milestone} from '@scriptcat/content/kinds/releases';
import {channelOf, parseVersion} from '@scriptcat/content/version';
import {expect, test} from 'vitest';
import {between, changesSince, describes} from './since';

const row = (version: string): Milestone => ({version, channel: channelOf(version)});

const releases: readonly Milestone[] = [
  ...['1.1.0-beta', '1.0.1', '1.0.0', '1.0.0-beta.1', '1.0.0-beta'].map(row),
  {
    ...row('0.9'),
    covers: {since: '2024-06-01', versions: ['0.9.1', '0.9.0', '0.9.0-beta']},
  },
];

/** The answer in a line: its status, what was never released, and what is newer. */
function ask(input: string, channel: 'stable' | 'beta', all = releases): string {
  const answer = changesSince(input, channel, all);
  const note = 'isKnown' in answer && !answer.isKnown ? ' (never released)' : '';
  const missed = answer.status === 'behind' ? answer.missed.map(({version}) => version) : [];
  return [answer.status + note, ...missed].join(' ');
}

test.each([
  ['1.0.0', 'stable', 'behind 1.0.1'],
  ['1.0.0-beta', 'beta', 'behind 1.1.0-beta 1.0.0-beta.1'],
  // The finished release, for someone on its beta.
  ['1.0.0-beta.1', 'stable', 'behind 1.0.1 1.0.0'],
  ['1.0.1', 'stable', 'current'],
  ['1.1.0-beta', 'beta', 'current'],
  ['1.1.0-beta', 'stable', 'ahead'],
  ['9.0.0', 'stable', 'ahead (never released)'],
  ['0.99.0', 'stable', 'behind (never released) 1.0.1 1.0.0'],
  ['0.1.0', 'stable', 'behind (never released) 1.0.1 1.0.0 0.9'],
  // A combined line is newer until its last tag.
  ['0.9.0', 'stable', 'behind 1.0.1 1.0.0 0.9'],
  ['0.9.1', 'stable', 'behind 1.0.1 1.0.0'],
  ['newest', 'stable', 'nonsense'],
] as const)('since %s in the %s channel: %s', (input, channel, answer) => {
  expect(ask(input, channel)).toBe(answer);
  expect(ask(input, channel, [...releases].reverse())).toBe(answer);
});

test('a version is described in its own row, or in the one that sums up its line', () => {
  const described = (version: string) =>
    releases.filter((row) => describes(row, version)).map((row) => row.version);
  expect(['1.0.1', '0.9', '0.9.0-beta', '0.9.2'].map(described)).toEqual([
    ['1.0.1'],
    ['0.9'],
    ['0.9'],
    [],
  ]);
});

test('between leaves out its lower end and keeps its upper end', () => {
  const [from, to] = [parseVersion('1.0.0-beta.1'), parseVersion('1.0.1')];
  if (!from || !to) throw new Error('The bounds must parse.');
  expect(between(releases, from, to).map(({version}) => version)).toEqual(['1.0.1', '1.0.0']);
});
