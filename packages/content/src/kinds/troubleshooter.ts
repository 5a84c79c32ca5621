import type {Localized} from '@scriptcat/contract';
import * as v from 'valibot';
import type {Content} from '../content';
import {type Kind, typedBy} from '../kind';
import {Address} from '../page-address';
import {ContentError, type Path} from '../source';
import {browserWordNames} from './browser-words';

const folder = 'help/troubleshooter';
const mostAnswers = 6;

// Ids are part of URLs that are pasted into support threads.
const Id = v.pipe(
  v.string(),
  v.regex(/^[a-z]+(-[a-z]+)*$/, 'use lower-case letters, with hyphens between words.'),
);
const Tree = v.strictObject({
  questions: v.record(
    Id,
    v.pipe(v.array(v.string()), v.minLength(2, 'a question needs at least two answers.')),
  ),
  endings: v.record(Id, v.array(Address)),
  icons: v.record(Id, v.picklist(['working', 'blocked', 'off'])),
});
type Tree = v.InferOutput<typeof Tree>;

/**
 * Errors in the tree. Every card has one parent, so that the path to it is known without the
 * visitor's history, and there are no cycles.
 */
function treeProblems({questions, endings}: Tree, problem: (at: Path, text: string) => string) {
  const problems: string[] = [];
  const [start = ''] = Object.keys(questions);
  const depths = new Map([[start, 0]]);
  const visit = (id: string) => {
    for (const [index, next] of (questions[id] ?? []).entries()) {
      const at = ['questions', id, index];
      const depth = (depths.get(id) ?? 0) + 1;
      if (!(next in questions) && !(next in endings))
        problems.push(problem(at, `"${next}" is neither a question nor an ending.`));
      else if (depths.has(next))
        problems.push(problem(at, `another answer already leads to "${next}", or it’s the start.`));
      else if (depth > mostAnswers)
        problems.push(problem(at, `"${next}" takes ${depth} answers. Use ${mostAnswers} at most.`));
      else {
        depths.set(next, depth);
        visit(next);
      }
    }
  };
  visit(start);
  // Reported only if the tree has no other error, which would make everything behind it
  // unreachable.
  if (problems.length > 0) return problems;
  for (const [part, cards] of Object.entries({questions, endings})) {
    for (const id of Object.keys(cards)) {
      if (!depths.has(id)) problems.push(problem([part, id], 'no answer leads here.'));
      if (part === 'endings' && id in questions)
        problems.push(problem([part, id], 'is a question, too.'));
    }
  }
  return problems;
}

/** The words of all cards of a tree. Texts may use placeholders for the reader's browser. */
function wordsFor({questions, endings}: Tree, browserWords: readonly string[]) {
  const strange = (text: string) =>
    [...text.matchAll(/\{(\w+)\}/g)].flatMap(([blank, name = '']) =>
      browserWords.includes(name) ? [] : [blank],
    );
  const text = v.pipe(
    v.string(),
    v.check(
      (each) => strange(each).length === 0,
      ({input}) =>
        `no browser has the word ${strange(input).join(', ')}. Use one of: ${browserWords.join(', ')}.`,
    ),
  );
  const ofAll = <T, S extends v.GenericSchema>(
    cards: Record<string, T>,
    schemaOf: (card: T) => S,
  ) =>
    v.strictObject(
      Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, schemaOf(card)])),
    );
  return v.strictObject({
    share: text,
    way: v.strictObject({label: text, intro: text}),
    stuck: v.strictObject({intro: text, what: text, between: text, form: text}),
    questions: ofAll(questions, (answers) =>
      v.strictObject({
        title: text,
        hint: v.optional(text),
        answers: v.strictObject(Object.fromEntries(answers.map((next) => [next, text]))),
      }),
    ),
    endings: ofAll(endings, ({length}) =>
      v.strictObject({
        title: text,
        steps: v.pipe(v.array(text), v.minLength(1, 'an ending needs at least one step.')),
        why: text,
        links: v.pipe(v.array(text), v.length(length, `tree.yaml has ${length} links here.`)),
      }),
    ),
  });
}

/** The first question is the root. */
export interface Troubleshooter extends Readonly<Tree> {
  readonly texts: Localized<v.InferOutput<ReturnType<typeof wordsFor>>>;
}

function read(content: Content) {
  const tree = content.facts(`${folder}/tree`, Tree);
  const problems = treeProblems(tree, (at, text) => content.problem(`${folder}/tree`, at, text));
  if (problems.length > 0) throw new ContentError(problems);
  return {...tree, texts: content.words(folder, wordsFor(tree, browserWordNames(content)))};
}

/** What can go wrong, as a tree of questions that lead to endings. */
export const troubleshooter: Kind = {
  folder,
  modules: (content) => [
    {name: folder, value: read(content), type: typedBy('kinds/troubleshooter')('Troubleshooter')},
  ],
};
