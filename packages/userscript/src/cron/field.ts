/** The fields of a schedule, in the order of the six-field form. */
export const fieldNames = ['second', 'minute', 'hour', 'day', 'month', 'weekday'] as const;

/** One of the six fields. */
export type FieldName = (typeof fieldNames)[number];

/** What a field of a schedule allows. */
export interface CronField {
  name: FieldName;
  source: string;
  /** Sorted and without repetition; Sunday is 0. */
  values: readonly number[];
  /** Every value of the field is allowed. */
  isFull: boolean;
}

/** Why a field cannot be scheduled. */
export type FieldProblem =
  | {code: 'out-of-range'; field: FieldName; value: number; min: number; max: number}
  | {code: 'invalid-range'; field: FieldName; from: number; to: number}
  | {code: 'zero-step'; field: FieldName}
  | {code: 'unreadable'; field: FieldName; text: string}
  | {code: 'unknown-name'; field: FieldName; text: string};

type FieldResult = {ok: true; field: CronField} | {ok: false; problem: FieldProblem};

const limits: Record<FieldName, {min: number; max: number; names?: readonly string[]}> = {
  second: {min: 0, max: 59},
  minute: {min: 0, max: 59},
  hour: {min: 0, max: 23},
  day: {min: 1, max: 31},
  month: {
    min: 1,
    max: 12,
    names: 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' '),
  },
  // 7 is a second name of Sunday.
  weekday: {min: 0, max: 7, names: 'sun mon tue wed thu fri sat'.split(' ')},
};

/** How many different values a field has. */
export function fieldSize(name: FieldName): number {
  const {min, max} = limits[name];
  return name === 'weekday' ? 7 : max - min + 1;
}

/** Reads one field: lists of values, ranges and steps, with three-letter names where they exist. */
export function parseField(name: FieldName, source: string): FieldResult {
  const values = new Set<number>();
  const named = replaceNames(name, source);
  if (!named.ok) return named;
  for (const item of named.text.split(',')) {
    const problem = addItem(name, item, values);
    if (problem) return {ok: false, problem};
  }
  const sorted = [...values].sort((a, b) => a - b);
  const isFull = sorted.length === fieldSize(name);
  return {ok: true, field: {name, source, values: sorted, isFull}};
}

function replaceNames(
  name: FieldName,
  source: string,
): {ok: true; text: string} | {ok: false; problem: FieldProblem} {
  const {names = [], min} = limits[name];
  let unknown: string | undefined;
  const text = source.replace(/[a-z]+/gi, (word) => {
    const index = names.indexOf(word.toLowerCase());
    if (index < 0) unknown ??= word;
    return String(index + min);
  });
  if (unknown === undefined) return {ok: true, text};
  return {ok: false, problem: {code: 'unknown-name', field: name, text: unknown}};
}

function addItem(name: FieldName, item: string, values: Set<number>): FieldProblem | undefined {
  const {min, max} = limits[name];
  const parts = /^(?:(\*)|(\d{1,9})(?:-(\d{1,9}))?)(?:\/(\d{1,9}))?$/.exec(item);
  if (!parts) return {code: 'unreadable', field: name, text: item};
  const [, star, first, last, stepText] = parts;
  const step = Number(stepText ?? 1);
  if (step === 0) return {code: 'zero-step', field: name};
  const from = star ? min : Number(first);
  const opensEnd = star !== undefined || (last === undefined && stepText !== undefined);
  const to = opensEnd ? max : Number(last ?? first);
  const outside = [from, to].find((value) => value < min || value > max);
  if (outside === undefined && from > to) return {code: 'invalid-range', field: name, from, to};
  if (outside !== undefined) return {code: 'out-of-range', field: name, value: outside, min, max};
  for (let value = from; value <= to; value += step) {
    values.add(name === 'weekday' ? value % 7 : value);
  }
  return undefined;
}
