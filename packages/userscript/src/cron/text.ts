import words from '@scriptcat/content/tools/cron/problems';
import {fill, type LanguageTag, type Localized} from '@scriptcat/contract';
import type {WhenClosed} from './explain';
import type {FieldName} from './field';
import type {InstallProblem, Period, RunProblem} from './parse';
import type {CronWarning} from './warnings';

/** Everything that can be wrong with an expression. */
export type CronProblem = InstallProblem | RunProblem;

/** A problem, a warning or a field without a text in content does not compile. */
const texts: Localized<{
  problems: Record<CronProblem['code'], string>;
  warnings: Record<CronWarning['code'], string>;
  closed: Record<WhenClosed['code'], string>;
  fields: Record<FieldName, string>;
  periods: Record<Period, string>;
}> = words;

/** The sentence for a problem. */
export function cronProblemText(problem: CronProblem, language: LanguageTag): string {
  const {problems, fields} = texts[language];
  const field = 'field' in problem ? fields[problem.field] : '';
  return fill(problems[problem.code], {...problem, field});
}

/** The sentence for a warning; `formatDate` writes an instant in the visitor's own way. */
export function cronWarningText(
  warning: CronWarning,
  language: LanguageTag,
  formatDate: (instant: number) => string,
): string {
  const sentence = texts[language].warnings[warning.code];
  if (warning.code !== 'daylight-saving') return fill(sentence, {...warning});
  return fill(sentence, {
    date: formatDate(warning.at),
    before: offsetText(warning.before),
    after: offsetText(warning.after),
  });
}

/** What happens to runs while the browser is closed. */
export function whenClosedText({code, period}: WhenClosed, language: LanguageTag): string {
  const {closed, periods} = texts[language];
  return fill(closed[code], {period: period ? periods[period] : ''});
}

/** An offset in minutes as `+08:00`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const hours = String(Math.floor(size / 60)).padStart(2, '0');
  const rest = String(size % 60).padStart(2, '0');
  return `${minutes < 0 ? '−' : '+'}${hours}:${rest}`;
}
