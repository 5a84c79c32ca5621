import type {Milestone} from '@scriptcat/content/kinds/releases';
import {channelOf, parseVersion} from '@scriptcat/content/version';
import {describe, expect, test} from 'vitest';
import {between, changesSince, describes} from './since';

const row = (version: string): Milestone => ({version, channel: channelOf(version)});

const releases: readonly Milestone[] = [
  ...['1.1.0-beta', '1.0.1', '1.0.0', '1.0.0-beta.1', '1.0.0-beta'].map(row),
  {
    ...row('0.9'),
    covers: {since: '2024-06-01', versions: ['0.9.1', '0.9.0', '0.9.0-beta']},
  },
];

const ask = (input: string, channel: 'stable' | 'beta' = 'stable') => {
  const answer = changesSince(input, channel, releases);
  return answer.status === 'behind'
    ? {status: answer.status, isKnown: answer.isKnown, missed: answer.missed.map((m) => m.version)}
    : {status: answer.status};
};

describe('what changed since a version', () => {
  test('lists what is newer in the channel, the newest first', () => {
    expect(ask('1.0.0')).toEqual({status: 'behind', isKnown: true, missed: ['1.0.1']});
    expect(ask('1.0.0-beta', 'beta')).toEqual({
      status: 'behind',
      isKnown: true,
      missed: ['1.1.0-beta', '1.0.0-beta.1'],
    });
  });

  test('offers the finished release to someone on its beta', () => {
    expect(ask('1.0.0-beta.1')).toEqual({
      status: 'behind',
      isKnown: true,
      missed: ['1.0.1', '1.0.0'],
    });
  });

  test('says so when nothing is newer', () => {
    expect(ask('1.0.1')).toEqual({status: 'current'});
    expect(ask('1.1.0-beta', 'beta')).toEqual({status: 'current'});
  });

  test('tells a version above the channel from the latest one', () => {
    expect(changesSince('1.1.0-beta', 'stable', releases)).toMatchObject({
      status: 'ahead',
      isKnown: true,
      latest: {version: '1.0.1'},
    });
    expect(changesSince('9.0.0', 'stable', releases)).toMatchObject({
      status: 'ahead',
      isKnown: false,
    });
  });

  test('counts from a number that was never released', () => {
    expect(ask('0.99.0')).toEqual({status: 'behind', isKnown: false, missed: ['1.0.1', '1.0.0']});
    expect(ask('0.1.0')).toMatchObject({isKnown: false, missed: ['1.0.1', '1.0.0', '0.9']});
  });

  test('includes a combined line until its last tag', () => {
    expect(ask('0.9.0')).toEqual({
      status: 'behind',
      isKnown: true,
      missed: ['1.0.1', '1.0.0', '0.9'],
    });
    expect(ask('0.9.1')).toEqual({status: 'behind', isKnown: true, missed: ['1.0.1', '1.0.0']});
  });

  test('returns an invalid version unchanged', () => {
    expect(changesSince('newest', 'stable', releases)).toEqual({
      status: 'nonsense',
      input: 'newest',
    });
  });

  test('does not depend on the order of the data', () => {
    expect(changesSince('1.0.0-beta', 'stable', [...releases].reverse())).toEqual(
      changesSince('1.0.0-beta', 'stable', releases),
    );
  });
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
