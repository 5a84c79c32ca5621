import words from '@scriptcat/content/tools/config/problems';
import {fill, type LanguageTag, type Localized} from '@scriptcat/contract';
import type {ItemNote} from './form';
import type {ConfigProblem, YamlReason} from './parse';

/** A problem or a note without a text in content does not compile. */
const texts: Localized<{
  problems: Record<Exclude<ConfigProblem['code'], 'yaml'>, string>;
  yaml: Record<YamlReason, string>;
  notes: Record<ItemNote, string>;
}> = words;

/** The sentence for a problem of the block. */
export function configProblemText(problem: ConfigProblem, language: LanguageTag): string {
  const {problems, yaml} = texts[language];
  if (problem.code === 'yaml') return yaml[problem.reason];
  return fill(problems[problem.code], {...problem});
}

/** The sentence for a note beside an item. */
export function itemNoteText(
  note: {code: ItemNote; detail: string},
  language: LanguageTag,
): string {
  return fill(texts[language].notes[note.code], note);
}
