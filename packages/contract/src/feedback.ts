import {type LanguageTag, locales} from './locale';

/** The one main reason an uninstall survey asks for. */
export const reasons = ['bugs', 'no_need', 'features', 'alternative', 'other'] as const;

export type Reason = (typeof reasons)[number];

/** What bounds an answer: the form shows these, the server enforces them. */
export const feedbackLimits = {
  /** Characters as people count them: one emoji or one accented letter is one. */
  characters: 1000,
  /** Stacked combining marks make one "character" arbitrarily long; this is where it ends. */
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

/** An answer as it travels: with the two fields that tell programs from people. */
export interface Submission {
  feedback: Feedback;
  /** False when the trap field is filled or the form came back too fast. */
  isHuman: boolean;
}

/** What the server answers when it has the feedback. */
export interface FeedbackReceipt {
  id: string;
  receivedAt: string;
}

/** Stable names for what can be wrong with a field. */
export type FeedbackProblemCode =
  | 'required'
  | 'wrong-type'
  | 'unknown-field'
  | 'unknown-value'
  | 'bad-format'
  | 'too-long'
  | 'bad-text';

export interface FeedbackProblem {
  /** JSON Pointer (RFC 6901) to the offending value. */
  pointer: string;
  code: FeedbackProblemCode;
  detail: string;
}

export type ParsedSubmission =
  | {ok: true; value: Submission}
  | {ok: false; errors: readonly FeedbackProblem[]};

/** The shape of what the extension says about itself; `?v=`, `?b=` and `?c=` are held to it too. */
export const feedbackPatterns = {
  id: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  version: /^\d{1,4}(?:\.\d{1,5}){1,3}(?:-[a-z]{1,10}(?:\.\d{1,4})?)?(?:\+[0-9a-f]{7,12})?$/,
  browser: /^[a-z][a-z0-9_-]{0,19}(?:[/ ]\d{1,5}(?:\.\d{1,5}){0,3})?$/i,
  channel: /^[a-z][a-z0-9_-]{0,15}$/i,
} as const;

const graphemes =
  typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter(undefined, {granularity: 'grapheme'})
    : null;

/** The segmenter takes longer than in proportion to a text, so it gets a long one in pieces. */
const PIECE = 256;

/**
 * Counts characters as people do, up to a little more than `max`. Without Intl.Segmenter it counts
 * code points, never fewer.
 */
export function countCharacters(text: string, max = Number.POSITIVE_INFINITY): number {
  if (!graphemes) return [...text].length;
  let count = 0;
  let start = 0;
  let length = PIECE;
  while (count <= max) {
    // Not between the two halves of a code point.
    const end = start + length + (/[\udc00-\udfff]/.test(text.charAt(start + length)) ? 1 : 0);
    const starts = Array.from(graphemes.segment(text.slice(start, end)), ({index}) => index);
    if (end >= text.length) return count + starts.length;
    // The last one may go on after the end of the piece, so the next piece begins with it.
    const last = starts.at(-1) ?? 0;
    count += starts.length - 1;
    start += last;
    length = last === 0 ? length * 2 : PIECE;
  }
  return count;
}

/** Characters that begin a new one whatever comes before them, except after one of a few signs. */
const plain = /[ -~\u3001-\u3029\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uff01-\uff5e]/g;

/** A count that is never too high and costs next to nothing. */
function countAtLeast(text: string): number {
  const others = text.replace(plain, '').length;
  return text.length - 2 * others;
}

/** Says how long a text is in UTF-8 without encoding it. */
export function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Tells whether a text is within both limits; the cheap one is asked first. */
export function fitsLimits(text: string): boolean {
  if (text.length > feedbackLimits.textBytes || countBytes(text) > feedbackLimits.textBytes) {
    return false;
  }
  const max = feedbackLimits.characters;
  if (text.length <= max) return true;
  return countAtLeast(text) <= max && countCharacters(text, max) <= max;
}

// PostgreSQL cannot store U+0000, and a lone surrogate has no UTF-8 form: neither could come back
// byte for byte.
const unstorable = /\0|\p{Surrogate}/u;

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  (values as readonly unknown[]).includes(value);

type Check = (value: unknown) => Omit<FeedbackProblem, 'pointer'> | undefined;

const wrongType = (expected: string) =>
  ({code: 'wrong-type', detail: `Must be a ${expected}.`}) as const;

const matches =
  (pattern: RegExp, detail: string): Check =>
  (value) => {
    if (typeof value !== 'string') return wrongType('string');
    return pattern.test(value) ? undefined : {code: 'bad-format', detail};
  };

const oneOf =
  (values: readonly string[]): Check =>
  (value) => {
    if (typeof value !== 'string') return wrongType('string');
    if (isOneOf(values, value)) return undefined;
    return {code: 'unknown-value', detail: `Must be one of: ${values.join(', ')}.`};
  };

const checkText: Check = (value) => {
  if (typeof value !== 'string') return wrongType('string');
  if (!fitsLimits(value)) {
    return {code: 'too-long', detail: `Must be at most ${feedbackLimits.characters} characters.`};
  }
  return unstorable.test(value)
    ? {code: 'bad-text', detail: 'Must not contain U+0000 or a lone surrogate.'}
    : undefined;
};

const checks: Record<string, Check> = {
  id: matches(feedbackPatterns.id, 'Must be a UUID.'),
  reason: oneOf(reasons),
  feedback: checkText,
  locale: oneOf(locales),
  version: matches(feedbackPatterns.version, 'Must look like 1.4.0 or 1.5.0-beta.2.'),
  browser: matches(feedbackPatterns.browser, 'Must look like chrome or chrome/138.'),
  channel: matches(feedbackPatterns.channel, 'Must look like stable or beta.'),
  website: (value) => (typeof value === 'string' ? undefined : wrongType('string')),
  elapsed: (value) =>
    typeof value === 'number' && value >= 0 ? undefined : wrongType('number of milliseconds'),
};

const required = ['id', 'reason'] as const;

const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Checks a value from outside; on success its type can be trusted from there on. */
export function parseSubmission(input: unknown): ParsedSubmission {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return {ok: false, errors: [{pointer: '', ...wrongType('JSON object')}]};
  }
  const fields = new Map<string, unknown>(Object.entries(input));
  const errors: FeedbackProblem[] = [];
  for (const name of required) {
    if (!fields.has(name))
      errors.push({pointer: `/${name}`, code: 'required', detail: 'Is missing.'});
  }
  for (const [name, value] of fields) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    const problem = check
      ? check(value)
      : ({code: 'unknown-field', detail: 'Is not part of the contract.'} as const);
    if (problem) errors.push({pointer: `/${escapePointer(name.slice(0, 64))}`, ...problem});
    // A body can name thousands of unknown fields; nobody needs to read about all of them.
    if (errors.length === 20) break;
  }
  if (errors.length > 0) return {ok: false, errors};
  const {website, elapsed, ...feedback} = input as Feedback & {website?: string; elapsed?: number};
  return {
    ok: true,
    value: {
      feedback: toFeedback(feedback),
      isHuman: !website && (elapsed === undefined || elapsed >= feedbackLimits.minimumMs),
    },
  };
}

function toFeedback({id, reason, feedback, locale, version, browser, channel}: Feedback): Feedback {
  return {
    id: id.toLowerCase(),
    reason,
    ...(feedback && {feedback}),
    ...(locale && {locale}),
    ...(version && {version}),
    ...(browser && {browser}),
    ...(channel && {channel}),
  };
}

/** Tells whether two answers with the same id say the same. */
export function isSameFeedback(a: Feedback, b: Feedback): boolean {
  return (
    a.reason === b.reason &&
    a.feedback === b.feedback &&
    a.locale === b.locale &&
    a.version === b.version &&
    a.browser === b.browser &&
    a.channel === b.channel
  );
}
