import words from '@scriptcat/content/tools/match/reasons';
import {fill, type LanguageTag, type Localized} from '@scriptcat/contract';
import type {FailReason, FilterVerdict, OpenReason, PassReason} from './analyse';
import type {IgnoredBecause, Rewrite} from './rule';

/** A reason, a mistake or a change without a text in content does not compile. */
const texts: Localized<{
  reasons: Record<PassReason | FailReason | OpenReason, string>;
  ignored: Record<IgnoredBecause, string>;
  rewrites: Record<Rewrite, string>;
}> = words;

/** The sentence for a filter's reason. */
export function matchReasonText({reason, rule}: FilterVerdict, language: LanguageTag): string {
  const sentence = texts[language].reasons[reason];
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
  return texts[language].ignored[because];
}

/** What was changed before a `@match` value was read. */
export function rewriteText(rewrite: Rewrite, language: LanguageTag): string {
  return texts[language].rewrites[rewrite];
}
