const namespace = 'https://docs.scriptcat.org/';

/** The samples that examine an installation, as `isInstalled` of the extension knows them. */
export const checkScripts = {
  page: {name: 'ScriptCat check', namespace},
  schedule: {name: 'ScriptCat check: schedule', namespace},
} as const;

/** The event by which the page asks its script for a notification. */
export const NOTIFY_EVENT = 'scriptcat-check-notify';

/** How long the schedule may be silent: it runs every 15 seconds. */
const silenceMs = 40_000;

/** Facts that the script `guide/check.user.js` leaves on `<html>`. */
export interface CheckReport {
  version: string;
  isPrivate: boolean;
  runAt: string;
  /** `document.readyState` when the script started. */
  state: string;
  isSandboxed: boolean;
  hasMenu: boolean;
  /** The last run of the scheduled script, in milliseconds. */
  beat: number;
  stored?: string;
  /** Outcomes of a request to a host of the `@connect` list, and to one that isn't on it. */
  listed?: string;
  unlisted?: string;
  notification?: string;
}

/** Reports by the name of the userscript manager. */
export type CheckReports = Readonly<Record<string, CheckReport>>;

/** What the check page knows about an installation. */
export interface CheckFacts {
  now: number;
  /** When the page was opened. */
  opened: number;
  /** Whether the extension shows itself to the page; `undefined` until the page has looked. */
  isSeen?: boolean;
  /** Whether another manager shows itself to the page. */
  hasOther: boolean;
  /** `new` if it was installed after the page was opened. */
  pageScript?: 'missing' | 'new' | 'there';
  hasSchedule?: boolean;
  reports: CheckReports;
  /** The reader's answers by the id of their question. */
  answers: Readonly<Record<string, string>>;
  /** Whether there is a later stable version. */
  isOld: boolean;
}

function readReport(fields: Record<string, unknown>): CheckReport {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' && value.length <= 40 ? value : '';
  };
  const outcome = (name: string) => ({...(text(name) && {[name]: text(name)})});
  return {
    version: /^\d+(?:\.\d+){1,3}(?:-[a-z\d.]{1,20})?$/i.test(text('version'))
      ? text('version')
      : '',
    isPrivate: fields.isPrivate === true,
    runAt: text('runAt'),
    state: text('state'),
    isSandboxed: fields.isSandboxed === true,
    hasMenu: fields.hasMenu === true,
    beat: typeof fields.beat === 'number' ? fields.beat : 0,
    ...outcome('stored'),
    ...outcome('listed'),
    ...outcome('unlisted'),
    ...outcome('notification'),
  };
}

/** Reads the attribute. Any script can write to it, so unknown content is left out. */
export function readCheckReports(attribute: string | undefined): CheckReports {
  try {
    const reports: unknown = JSON.parse(attribute ?? '{}');
    return Object.fromEntries(
      Object.entries(reports as object)
        .filter(([manager, fields]) => /^[\w .-]{1,40}$/.test(manager) && fields instanceof Object)
        .map(([manager, fields]) => [manager, readReport(fields)]),
    );
  } catch {
    return {};
  }
}

const byIcon: Readonly<Record<string, string>> = {
  mark: 'permission-off',
  grey: 'switched-off',
  blacklist: 'blacklisted',
  none: 'no-icon',
  private: 'private-off',
  normal: 'refresh',
};

/** Why the check script has not run in ScriptCat. */
function judgeSilence(facts: CheckFacts): string {
  const {isSeen, pageScript, reports, answers} = facts;
  if (isSeen === undefined) return 'looking';
  if (!isSeen && Object.keys(reports).length > 0) return 'wrong-manager';
  if (!isSeen) return byIcon[answers['ask-icon'] ?? ''] ?? 'ask-icon';
  if (pageScript === undefined) return 'looking';
  return {missing: 'install', new: 'reload', there: 'script-off'}[pageScript];
}

function judgeTime({runAt, state}: CheckReport): string {
  if (runAt !== 'document-start') return 'run-at-changed';
  return state === 'complete' ? 'late' : 'in-time';
}

function judgeNotification({notification}: CheckReport, answers: CheckFacts['answers']): string {
  if (notification === undefined) return 'notification-try';
  if (notification !== 'created') return 'notification-failed';
  const answer = answers['ask-notification'];
  if (answer === undefined) return 'ask-notification';
  return answer === 'yes' ? 'notification-seen' : 'notification-unseen';
}

function judgeSchedule({beat}: CheckReport, facts: CheckFacts): string | undefined {
  if (facts.now - beat < silenceMs) return 'schedule-runs';
  if (facts.hasSchedule === undefined) return undefined;
  if (!facts.hasSchedule) return 'schedule-install';
  if (facts.now - facts.opened < silenceMs) return 'schedule-waiting';
  const answer = facts.answers['ask-schedule'];
  if (answer === undefined) return 'ask-schedule';
  return answer === 'off' ? 'schedule-off' : 'schedule-stopped';
}

/** The verdicts of `content/help/check`, the most important one first. */
export function judgeCheck(facts: CheckFacts): string[] {
  const {ScriptCat: report, ...others} = facts.reports;
  if (!report) return [judgeSilence(facts)];
  const {stored, listed, unlisted} = report;
  const requests = {answered: 'request-answered', blacklisted: 'request-blacklisted'};
  return [
    'runs',
    facts.hasOther || Object.keys(others).length > 0 ? 'second-manager' : undefined,
    facts.isOld ? 'old-version' : 'up-to-date',
    report.isPrivate ? 'private-window' : undefined,
    judgeTime(report),
    report.isSandboxed ? 'sandboxed' : 'no-sandbox',
    // Outcomes that are not known yet have no verdict.
    stored && (stored === 'stored' ? 'stored' : 'not-stored'),
    listed && (requests[listed as keyof typeof requests] ?? 'request-failed'),
    unlisted && (unlisted === '@connect list' ? 'unlisted-refused' : 'unlisted-sent'),
    report.hasMenu ? 'menu-works' : 'menu-try',
    judgeNotification(report, facts.answers),
    // The schedule is seen through the storage.
    stored === 'stored' ? judgeSchedule(report, facts) : undefined,
  ].filter((verdict) => verdict !== undefined);
}
