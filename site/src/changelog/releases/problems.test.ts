import {describe, expect, test} from 'vitest';
import {releases} from './all';
import {findProblems} from './problems';
import {tagsOf} from './since';
import {lines, milestones} from './timeline';
import type {Change, Line, Release, Tag} from './types';

const change: Change = {kind: 'fix', area: 'ui', text: {'zh-Hans': '修正图标', en: 'Icons fixed'}};

function check(tags: readonly Tag[], changes: readonly Change[] = [change]): string[] {
  const line: Line = {id: '1.0', manifest: 3, releases: tags};
  const release: Release = {
    version: '1.0.0',
    date: '2026-01-01',
    channel: 'stable',
    line: '1.0',
    manifest: 3,
    changes,
  };
  return findProblems([line], [release]);
}

const first: Tag = {version: '1.0.0', date: '2026-01-01'};

describe('the check of the data', () => {
  test('has nothing to say about good data', () => {
    expect(check([first])).toEqual([]);
  });

  test('refuses a version listed twice', () => {
    expect(check([first, first])).toEqual(['1.0.0: listed twice']);
    const summary: Tag = {
      version: '1.0',
      date: '2026-01-01',
      covers: {since: '2026-01-01', versions: ['1.0.0']},
    };
    expect(check([first, summary])).toEqual(['1.0.0: listed twice']);
  });

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', 'yesterday', ''])(
    'refuses the date %j',
    (date) => {
      expect(check([{version: '1.0.0', date}])).toEqual([
        `1.0.0: "${date}" is not a date (YYYY-MM-DD)`,
      ]);
    },
  );

  test('refuses a kind or an area it does not know', () => {
    const strange = {...change, kind: 'surprise', area: 'kitchen'} as unknown as Change;
    expect(check([first], [strange])).toEqual([
      '1.0.0, change 1: unknown kind "surprise"',
      '1.0.0, change 1: unknown area "kitchen"',
    ]);
  });

  test('refuses a change without one of the languages', () => {
    const halves = [
      {...change, text: {en: 'Icons fixed'}},
      {...change, text: {'zh-Hans': '修正图标', en: ' '}},
    ] as unknown as Change[];
    expect(check([first], halves)).toEqual([
      '1.0.0, change 1: no text in zh-Hans',
      '1.0.0, change 2: no text in en',
    ]);
  });

  test('refuses a release without changes', () => {
    expect(check([first], [])).toEqual(['1.0.0: no changes']);
  });

  test('refuses a version of another line, or out of order', () => {
    expect(check([{...first, version: '1.10.0'}])).toEqual(['1.10.0: not a version of line 1.0']);
    expect(check([first, {...first, version: '1.0.1'}])).toEqual([
      '1.0.0: stands above 1.0.1, which is newer',
    ]);
  });
});

test('the published data passes', () => {
  expect(findProblems(lines, releases)).toEqual([]);
});

// The extension keeps opening the address of a version for as long as somebody updates to it, so
// a version that was listed once stays listed. New versions need not be added here.
test('no version disappears', () => {
  const listed = new Set(milestones.flatMap(tagsOf));
  expect(published.filter((version) => !listed.has(version))).toEqual([]);
});

const published = `
  1.5.0-beta.2 1.5.0-beta.1 1.5.0-beta 1.4.0 1.4.0-beta.4 1.4.0-beta.3 0.16.15 0.16.15-beta
  1.4.0-beta.2 0.16.14 1.4.0-beta.1 0.16.13 1.3.2 1.4.0-beta 1.3.1 1.3.0 1.3.0-beta.4 1.3.0-beta.3
  1.2.6 1.2.5 1.3.0-beta.2 1.2.4 1.3.0-beta.1 1.2.3 1.3.0-beta 1.2.2 1.2.1 1.2.0 0.16.12
  0.16.12-beta 1.2.0-beta.5 1.2.0-beta.4 1.2.0-beta.3 1.2.0-beta.2 1.2.0-beta.1 1.1.2 1.2.0-beta
  1.1.1 1.1.0 1.1.0-beta.2 1.1.0-beta.1 0.16.11 1.0.2 0.16.11-beta 1.1.0-beta 1.0.1 1.0.0
  1.0.0-beta.2 1.0.0-beta.1 0.16.10 1.0.0-beta 0.16.10-beta 0.16.9 0.18.2 0.16.7 0.18.2-beta
  0.18.1 0.18.1-beta 0.18.0 0.18.0-beta 0.17.0 0.17.0-beta.4 0.17.0-beta.3 0.17.0-beta.2
  0.17.0-beta.1 0.17.0-beta 0.17.0-alpha.4 0.17.0-alpha.3 0.16.6 0.16.5 0.16.4 0.16.3 0.16.2
  0.16.1 0.16.0 0.16.0-beta 0.15.0-beta 0.15.0 0.15.1 0.14.0-beta 0.14.0-beta.1 0.14.0 0.14.1
  0.13.0-beta 0.13.0 0.13.1 0.12.0-beta 0.12.0 0.11.0-beta 0.11.0-beta.1 0.11.0-beta.2
  0.11.0-beta.3 0.11.0 0.11.1 0.11.2 0.11.3 0.10.0-alpha 0.10.0-alpha.1 0.10.0-beta 0.10.0-beta.1
  0.10.0-beta.2 0.10.0 0.10.1 0.10.2 0.10.3 0.10.4 0.9.0 0.9.1 0.9.2 0.9.3 0.9.4 0.8.0 0.8.1 0.8.2
  0.7.0 0.7.1 0.7.2 0.7.3 0.7.4 0.7.5 0.7.6 0.7.7 0.6.0 0.6.1 0.6.2 0.6.3 0.6.4 0.5.0 0.5.1 0.5.2
  0.5.3 0.4.0 0.4.1 0.4.2 0.3.0 0.3.4 0.2.0
`
  .trim()
  .split(/\s+/);
