import check from '@scriptcat/content/help/check';
import {describe, expect, test} from 'vitest';
import {type CheckFacts, type CheckReport, judgeCheck, readCheckReports} from './self-check';

const opened = 1_800_000_000_000;
const now = opened + 60_000;

const report: CheckReport = {
  version: '1.5.1',
  isPrivate: false,
  runAt: 'document-start',
  state: 'loading',
  isSandboxed: true,
  hasMenu: true,
  beat: now - 9000,
  stored: 'stored',
  listed: 'answered',
  unlisted: '@connect list',
  notification: 'created',
};

const facts: CheckFacts = {
  now,
  opened,
  isSeen: true,
  hasOther: false,
  pageScript: 'there',
  hasSchedule: true,
  reports: {ScriptCat: report},
  answers: {'ask-notification': 'yes'},
  isOld: false,
};

const allWorks = [
  'runs',
  'up-to-date',
  'in-time',
  'sandboxed',
  'stored',
  'request-answered',
  'unlisted-refused',
  'menu-works',
  'notification-seen',
  'schedule-runs',
];

/** Changes of an installation in which everything works: verdicts that come, and that go. */
type Row = [change: Partial<CheckFacts>, come: string[], go?: string[]];
const reported = (change: Partial<CheckReport>): Partial<CheckFacts> => ({
  reports: {ScriptCat: {...report, ...change}},
});
const unanswered = (id: string, answer?: string): Partial<CheckFacts> => ({
  isSeen: false,
  reports: {},
  answers: answer ? {[id]: answer} : {},
});
const silent = (change: Partial<CheckFacts>): Partial<CheckFacts> => ({reports: {}, ...change});
const stopped = (change: Partial<CheckFacts> = {}) => ({...reported({beat: 0}), ...change});
const answers = (id: string, answer: string) => ({answers: {...facts.answers, [id]: answer}});

const rows: Row[] = [
  [{}, []],
  [silent({isSeen: undefined}), ['looking'], allWorks],
  [silent({pageScript: undefined}), ['looking'], allWorks],
  [silent({pageScript: 'missing'}), ['install'], allWorks],
  [silent({pageScript: 'new'}), ['reload'], allWorks],
  [silent({pageScript: 'there'}), ['script-off'], allWorks],
  [{isSeen: false, reports: {Tampermonkey: report}}, ['wrong-manager'], allWorks],
  [unanswered('ask-icon'), ['ask-icon'], allWorks],
  [unanswered('ask-icon', 'mark'), ['permission-off'], allWorks],
  [unanswered('ask-icon', 'grey'), ['switched-off'], allWorks],
  [unanswered('ask-icon', 'blacklist'), ['blacklisted'], allWorks],
  [unanswered('ask-icon', 'none'), ['no-icon'], allWorks],
  [unanswered('ask-icon', 'private'), ['private-off'], allWorks],
  [unanswered('ask-icon', 'normal'), ['refresh'], allWorks],
  // A report counts, even if the extension does not show itself.
  [{isSeen: false}, []],
  [{hasOther: true}, ['second-manager']],
  [{reports: {ScriptCat: report, Violentmonkey: report}}, ['second-manager']],
  [{isOld: true}, ['old-version'], ['up-to-date']],
  [reported({isPrivate: true}), ['private-window']],
  [reported({runAt: 'document-idle', state: 'interactive'}), ['run-at-changed'], ['in-time']],
  [reported({state: 'interactive'}), []],
  [reported({state: 'complete'}), ['late'], ['in-time']],
  [reported({isSandboxed: false}), ['no-sandbox'], ['sandboxed']],
  [reported({stored: 'silent'}), ['not-stored'], ['stored', 'schedule-runs']],
  [reported({listed: 'blacklisted'}), ['request-blacklisted'], ['request-answered']],
  [reported({listed: 'failed'}), ['request-failed'], ['request-answered']],
  [reported({listed: 'silent'}), ['request-failed'], ['request-answered']],
  [reported({unlisted: 'answered'}), ['unlisted-sent'], ['unlisted-refused']],
  [reported({unlisted: 'failed'}), ['unlisted-sent'], ['unlisted-refused']],
  [
    reported({stored: undefined, listed: undefined, unlisted: undefined}),
    [],
    ['stored', 'request-answered', 'unlisted-refused', 'schedule-runs'],
  ],
  [reported({hasMenu: false}), ['menu-try'], ['menu-works']],
  [reported({notification: undefined}), ['notification-try'], ['notification-seen']],
  [reported({notification: 'silent'}), ['notification-failed'], ['notification-seen']],
  [{answers: {}}, ['ask-notification'], ['notification-seen']],
  [{answers: {'ask-notification': 'no'}}, ['notification-unseen'], ['notification-seen']],
  [stopped({hasSchedule: undefined}), [], ['schedule-runs']],
  [stopped({hasSchedule: false}), ['schedule-install'], ['schedule-runs']],
  [stopped({now: opened + 1000}), ['schedule-waiting'], ['schedule-runs']],
  [stopped(), ['ask-schedule'], ['schedule-runs']],
  [stopped(answers('ask-schedule', 'off')), ['schedule-off'], ['schedule-runs']],
  [stopped(answers('ask-schedule', 'on')), ['schedule-stopped'], ['schedule-runs']],
];

describe('verdicts', () => {
  test.each(rows)('%#: %j', (change, come, go = []) => {
    const expected = [...allWorks.filter((verdict) => !go.includes(verdict)), ...come];
    expect(judgeCheck({...facts, ...change}).toSorted()).toEqual(expected.toSorted());
  });

  test('are those that content/help/check has words for', () => {
    const given = new Set([...allWorks, ...rows.flatMap(([, come]) => come)]);
    expect([...given].toSorted()).toEqual(check.rows.map(({id}) => id).toSorted());
  });
});

describe('reports', () => {
  test('are read as the script writes them', () => {
    const {notification: _, ...written} = report;
    expect(readCheckReports(JSON.stringify({ScriptCat: written}))).toEqual({ScriptCat: written});
  });

  test.each([undefined, '', '{', 'null', '[]', '{"ScriptCat": 1}', '{"<b>": {}}'])(
    '%j is none',
    (attribute) => {
      expect(readCheckReports(attribute)).toEqual({});
    },
  );

  test.each(['1', 'v1.4.0', '<b>1.4.0</b>', '1.4.0 is old', `1.4.0-${'a'.repeat(100)}`, 7])(
    'the version %j is not repeated',
    (version) => {
      const attribute = JSON.stringify({ScriptCat: {version, runAt: 'x'.repeat(100)}});
      expect(readCheckReports(attribute).ScriptCat).toMatchObject({version: '', runAt: ''});
    },
  );
});
