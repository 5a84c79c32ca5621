import {ContentError, type Path, type Source} from './source';

/** Texts of one language, nested as the writer likes. */
export type Words = string | readonly Words[] | {readonly [key: string]: Words};

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

const isTree = (words: Words | undefined): words is {readonly [key: string]: Words} =>
  typeof words === 'object' && !Array.isArray(words);

/** Plural forms of a text. */
const isPlural = (words: Words | undefined) =>
  isTree(words) && 'other' in words && Object.keys(words).every((key) => pluralForms.includes(key));

const blanks = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

/**
 * The complete words of one language: validated against another one, which also provides missing
 * texts if it is the fallback.
 */
export function completeWords(
  {source, words}: {source: Source; words: Words},
  model: {file: string; words: Words},
  mayBorrow: boolean,
): Words {
  const problems: string[] = [];
  function complete(own: Words | undefined, other: Words, path: Path): Words {
    if (own === undefined) {
      if (!mayBorrow) problems.push(source.problem(path, `is missing. ${model.file} has it.`));
      return other;
    }
    if (isPlural(own) && isPlural(other)) return own;
    if (typeof own === 'string' || typeof other === 'string') {
      if (typeof own !== typeof other)
        problems.push(source.problem(path, `has another shape in ${model.file}.`));
      else if (blanks(String(own)) !== blanks(String(other))) {
        problems.push(
          source.problem(
            path,
            `has the blanks "${blanks(String(own))}", ${model.file} has "${blanks(String(other))}".`,
          ),
        );
      }
      return own;
    }
    if (Array.isArray(own) && Array.isArray(other)) {
      if (own.length !== other.length) {
        problems.push(
          source.problem(path, `has ${own.length} entries, ${model.file} has ${other.length}.`),
        );
      }
      return other.map((each, index) => complete(own[index], each, [...path, index]));
    }
    if (!isTree(own) || !isTree(other)) {
      problems.push(source.problem(path, `has another shape in ${model.file}.`));
      return own;
    }
    for (const key of Object.keys(own)) {
      if (!(key in other))
        problems.push(source.problem([...path, key], `is not in ${model.file}.`));
    }
    return Object.fromEntries(
      Object.entries(other).map(([key, each]) => [key, complete(own[key], each, [...path, key])]),
    );
  }
  const completed = complete(words, model.words, []);
  if (problems.length > 0) throw new ContentError(problems);
  return completed;
}

/** Checks that a file contains texts only. */
export function checkWords(source: Source): Words {
  const problems: string[] = [];
  const visit = (value: unknown, path: Path) => {
    if (typeof value === 'string') {
      if (value.trim() === '') problems.push(source.problem(path, 'is empty.'));
    } else if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      for (const [key, each] of Object.entries(value))
        visit(each, [...path, isList ? Number(key) : key]);
    } else {
      problems.push(
        source.problem(
          path,
          value === null ? 'is empty.' : `${value} has to be text: put it in quotes.`,
        ),
      );
    }
  };
  visit(source.value, []);
  if (problems.length > 0) throw new ContentError(problems);
  return source.value as Words;
}
