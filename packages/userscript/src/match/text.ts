import words from '@scriptcat/content/tools/match/reasons';
import {fill, type LanguageTag} from '@scriptcat/contract';
import type {FilterVerdict} from './analyse';
import type {IgnoredBecause, Rewrite} from './rule';

/** The sentence for a filter's reason. */
export function matchReasonText({reason, rule}: FilterVerdict, language: LanguageTag): string {
  const sentence = words[language].reasons[reason];
  if (!rule) return sentence;
  const host = rule.kind === 'match' ? rule.pattern.host : '';
  return fill(sentence, {
    line: rule.line,
    value: rule.value,
    normalised: rule.normalised,
    host,
    name: host.replace(/^\*\./, ''),
    path: rule.kind === 'match' ? rule.pattern.path : '',
    scheme: /^[^:/]*/.exec(rule.normalised)?.[0] ?? '',
  });
}

/** Why a line is ignored. */
export function ignoredText(because: IgnoredBecause, language: LanguageTag): string {
  return words[language].ignored[because];
}

/** What was changed before a `@match` value was read. */
export function rewriteText(rewrite: Rewrite, language: LanguageTag): string {
  return words[language].rewrites[rewrite];
}
