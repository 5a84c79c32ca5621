import {fitsTextLimits, type TextLimits} from './text-length';

/** Stable codes of field errors. */
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

// PostgreSQL cannot store U+0000, and a lone surrogate has no UTF-8 form, so neither could be read
// back unchanged.
const unstorable = /\0|\p{Surrogate}/u;

export type Check = (value: unknown) => Omit<FeedbackProblem, 'pointer'> | undefined;

export const wrongType = (expected: string) =>
  ({code: 'wrong-type', detail: `Must be a ${expected}.`}) as const;

/** A check of a text; anything else has the wrong type. */
const text =
  (check: (value: string) => ReturnType<Check>): Check =>
  (value) =>
    typeof value === 'string' ? check(value) : wrongType('string');

export const isString = text(() => undefined);

export const matches = (pattern: RegExp, detail: string): Check =>
  text((value) => (pattern.test(value) ? undefined : {code: 'bad-format', detail}));

export const oneOf = (values: readonly string[]): Check =>
  text((value) =>
    values.includes(value)
      ? undefined
      : {code: 'unknown-value', detail: `Must be one of: ${values.join(', ')}.`},
  );

export const textWithin = (limits: TextLimits): Check =>
  text((value) => {
    if (!fitsTextLimits(value, limits)) {
      return {code: 'too-long', detail: `Must be at most ${limits.characters} characters.`};
    }
    return unstorable.test(value)
      ? {code: 'bad-text', detail: 'Must not contain U+0000 or a lone surrogate.'}
      : undefined;
  });

const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

interface FieldRules {
  checks: Readonly<Record<string, Check>>;
  required: readonly string[];
}

/** The errors of an untrusted value; none if all fields are known and valid. */
export function findProblems(input: unknown, {checks, required}: FieldRules): FeedbackProblem[] {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return [{pointer: '', ...wrongType('JSON object')}];
  }
  const fields = input as Record<string, unknown>;
  const errors: FeedbackProblem[] = [];
  for (const name of required) {
    if (!Object.hasOwn(fields, name))
      errors.push({pointer: `/${name}`, code: 'required', detail: 'Is missing.'});
  }
  for (const name of Object.keys(fields)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    const problem = check
      ? check(fields[name])
      : ({code: 'unknown-field', detail: 'Isn’t part of the contract.'} as const);
    if (problem) errors.push({pointer: `/${escapePointer(name.slice(0, 64))}`, ...problem});
    // A body can have thousands of unknown fields; a few are enough for the message.
    if (errors.length === 20) break;
  }
  return errors;
}
