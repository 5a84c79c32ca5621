import * as field from './field-checks';
import {type LanguageTag, languageTags} from './language';
import {fitsTextLimits} from './text-length';

/** The one main reason an uninstall survey asks for. */
export const reasons = ['bugs', 'no_need', 'features', 'alternative', 'other'] as const;

export type Reason = (typeof reasons)[number];

/** What bounds an answer: the form shows these, the server enforces them. */
export const feedbackLimits = {
  characters: 1000,
  textBytes: 12_000,
  bodyBytes: 16 * 1024,
  /** Nobody reads and answers the form faster than this. */
  minimumMs: 1000,
} as const;

/** An answer as it is stored: no address, no user agent, nothing that names a person. */
export interface Feedback {
  id: string;
  reason: Reason;
  feedback?: string;
  locale?: LanguageTag;
  version?: string;
  browser?: string;
  channel?: string;
}

/** What the server answers when it has the feedback. */
export interface FeedbackReceipt {
  id: string;
  receivedAt: string;
}

export type ParsedSubmission =
  /** Not human when the trap field is filled or the form came back too fast. */
  | {ok: true; entry: Feedback; isHuman: boolean}
  | {ok: false; errors: readonly field.FeedbackProblem[]};

/** The shape of what the extension says about itself; `?v=`, `?b=` and `?c=` are held to it too. */
export const feedbackPatterns = {
  id: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  version: /^\d{1,4}(?:\.\d{1,5}){1,3}(?:-[a-z]{1,10}(?:\.\d{1,4})?)?(?:\+[0-9a-f]{7,12})?$/,
  browser: /^[a-z][a-z0-9_-]{0,19}(?:[/ ]\d{1,5}(?:\.\d{1,5}){0,3})?$/i,
  channel: /^[a-z][a-z0-9_-]{0,15}$/i,
} as const;

/** Tells whether the text of an answer is within its limits. */
export const fitsLimits = (text: string): boolean => fitsTextLimits(text, feedbackLimits);

// A function, so that the form need not load the checks.
const checks = (): Record<string, field.Check> => ({
  id: field.matches(feedbackPatterns.id, 'Must be a UUID.'),
  reason: field.oneOf(reasons),
  feedback: field.textWithin(feedbackLimits),
  locale: field.oneOf(languageTags),
  version: field.matches(feedbackPatterns.version, 'Must look like 1.4.0 or 1.5.0-beta.2.'),
  browser: field.matches(feedbackPatterns.browser, 'Must look like chrome or chrome/138.'),
  channel: field.matches(feedbackPatterns.channel, 'Must look like stable or beta.'),
  website: field.isString,
  elapsed: (value) =>
    typeof value === 'number' && value >= 0 ? undefined : field.wrongType('number of milliseconds'),
});

const required = ['id', 'reason'] as const;

/** Checks a value from outside; on success its type can be trusted from there on. */
export function parseSubmission(input: unknown): ParsedSubmission {
  const errors = field.findProblems(input, {checks: checks(), required});
  if (errors.length > 0) return {ok: false, errors};
  const {website, elapsed, id, reason, ...rest} = input as Feedback & {
    website?: string;
    elapsed?: number;
  };
  // Empty texts aren't stored.
  const filled = Object.entries(rest).filter(([, value]) => value);
  return {
    ok: true,
    entry: {id: id.toLowerCase(), reason, ...Object.fromEntries(filled)},
    isHuman: !website && (elapsed === undefined || elapsed >= feedbackLimits.minimumMs),
  };
}
