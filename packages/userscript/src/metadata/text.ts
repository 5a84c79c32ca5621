import words from '@scriptcat/content/tools/header/findings';
import {fill, type LanguageTag, type Localized} from '@scriptcat/contract';
import type {ScriptKind} from '../catalogue';
import type {FixCode, RuleCode} from './rules/levels';
import type {Finding, Fix} from './rules/script';

/** A rule, a fix or a kind of script without a text in content does not compile. */
const texts: Localized<{
  kinds: Record<ScriptKind, string>;
  findings: Record<RuleCode, string>;
  nearest: string;
  fixes: Record<FixCode, string>;
}> = words;

/** The name of a kind of script. */
export function kindName(kind: ScriptKind, language: LanguageTag): string {
  return texts[language].kinds[kind];
}

/** The sentence for a finding. */
export function findingText({code, params}: Finding, language: LanguageTag): string {
  const {findings, kinds, nearest} = texts[language];
  const word = params.nearest;
  const filled = {
    ...params,
    ...(params.kind ? {kind: kinds[params.kind as ScriptKind]} : {}),
    ...(word === undefined ? {} : {nearest: word ? fill(nearest, {word}) : ''}),
  };
  return fill(findings[code], filled).trim();
}

/** The label of a fix. */
export function fixText({code, params}: Fix, language: LanguageTag): string {
  return fill(texts[language].fixes[code], params);
}
