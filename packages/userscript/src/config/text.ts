import words from '@scriptcat/content/tools/config/problems';
import {fill, type LanguageTag} from '@scriptcat/contract';
import type {ItemNote} from './form';
import type {ConfigProblem} from './parse';

/** The sentence for a problem of the block. */
export function configProblemText(problem: ConfigProblem, language: LanguageTag): string {
  const {problems, yaml} = words[language];
  if (problem.code === 'yaml') return yaml[problem.reason];
  return fill(problems[problem.code], {...problem});
}

/** The sentence for a note beside an item. */
export function itemNoteText(
  note: {code: ItemNote; detail: string},
  language: LanguageTag,
): string {
  return fill(words[language].notes[note.code], note);
}
