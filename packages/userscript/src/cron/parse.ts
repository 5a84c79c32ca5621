import {type CronField, type FieldName, type FieldProblem, fieldNames, parseField} from './field';

/** The period in which `once` allows one run. */
export type Period = 'minute' | 'hour' | 'day' | 'month' | 'week';

/** A schedule that can be run. */
export interface Schedule {
  fields: Record<FieldName, CronField>;
  /** The six-field form was used. */
  hasSeconds: boolean;
  once: Period | undefined;
  /** `once` stands where it has no effect. */
  hasIdleOnce: boolean;
  /** More than one space between two fields. */
  hasExtraSpaces: boolean;
}

/** Why an expression is refused when it is installed. */
export interface InstallProblem {
  code: 'field-count';
  count: number;
}

/** Why an accepted expression fails when the script is enabled. */
export type RunProblem = FieldProblem | {code: 'missing-fields'; count: number} | {code: 'never'};

/** The outcome of reading an expression. */
export type ParsedCron =
  | {ok: true; schedule: Schedule}
  | {ok: false; stage: 'install'; problem: InstallProblem}
  | {ok: false; stage: 'run'; problem: RunProblem};

const periods: readonly (Period | undefined)[] = ['minute', 'hour', 'day', 'month', 'week'];
const longest = 2000;

/** Reads an expression the way ScriptCat does: a count of fields at install, the rest at run. */
export function parseCron(expression: string): ParsedCron {
  // ScriptCat counts by single spaces; two spaces in a row make one field too many.
  const counted = expression.slice(0, longest).split(' ');
  if (counted.length !== 5 && counted.length !== 6) {
    return {ok: false, stage: 'install', problem: {code: 'field-count', count: counted.length}};
  }
  const position = counted.findIndex((part) => /^once(?:\(.*\))?$/.test(part));
  const parts = counted.map((part, index) => (index === position ? candidates(part) : part));
  const written = parts.filter((part) => part !== '');
  if (written.length < 5) {
    const problem = {code: 'missing-fields', count: written.length} as const;
    return {ok: false, stage: 'run', problem};
  }
  const once = position < 0 ? undefined : periods[position - (counted.length - 5)];
  const read = parseFields(written);
  if (!read.ok) return {ok: false, stage: 'run', problem: read.problem};
  if (!canHappen(read.fields)) return {ok: false, stage: 'run', problem: {code: 'never'}};
  const schedule: Schedule = {
    fields: read.fields,
    hasSeconds: written.length === 6,
    once,
    hasIdleOnce: position >= 0 && once === undefined,
    hasExtraSpaces: written.length < counted.length,
  };
  return {ok: true, schedule};
}

/** `once(expr)` limits the values; `once`, `once()` and `once(*)` allow all of them. */
function candidates(part: string): string {
  return /^once\((.+)\)$/.exec(part)?.[1] ?? '*';
}

function parseFields(
  parts: readonly string[],
): {ok: true; fields: Record<FieldName, CronField>} | {ok: false; problem: FieldProblem} {
  const sources = parts.length === 6 ? parts : ['0', ...parts];
  const fields: Partial<Record<FieldName, CronField>> = {};
  for (const [index, name] of fieldNames.entries()) {
    const result = parseField(name, sources[index] ?? '*');
    if (!result.ok) return result;
    fields[name] = result.field;
  }
  return {ok: true, fields: fields as Record<FieldName, CronField>};
}

/** False for dates such as 30 February, unless a day of the week can step in. */
function canHappen({day, month, weekday}: Record<FieldName, CronField>): boolean {
  if (!weekday.isFull) return true;
  const earliest = day.values[0] ?? 1;
  return month.values.some((number) => earliest <= longestMonth(number));
}

function longestMonth(month: number): number {
  if (month === 2) return 29;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
