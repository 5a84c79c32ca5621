/** A tree of questions: ids of what their answers lead to. Every card has one parent. */
export interface Tree {
  readonly questions: Readonly<Record<string, readonly string[]>>;
  readonly endings: Readonly<Record<string, unknown>>;
}

const anchorPrefix = 'doctor-';

/** The fragment under which a question or an ending is found on the page. */
export const anchorOf = (id: string): string => `${anchorPrefix}${id}`;

/** The id of a card's heading: the anchor is the card's own, so that CSS can show what it names. */
export const titleOf = (anchor: string): string => `${anchor}-title`;

/** The first question. */
export const startOf = ({questions}: Tree): string => Object.keys(questions)[0] ?? '';

/** The card a fragment names; null when it names something else on the page. */
export function cardFromHash({questions, endings}: Tree, hash: string): string | null {
  const id = hash.replace(/^#/, '');
  if (!id.startsWith(anchorPrefix)) return null;
  const card = id.slice(anchorPrefix.length);
  return Object.hasOwn(questions, card) || Object.hasOwn(endings, card) ? card : null;
}

export type WayStep = {readonly question: string; readonly next: string};

/** The answers that lead from the start to a card, in order. */
export function wayTo(tree: Tree, id: string): readonly WayStep[] {
  const parent = Object.entries(tree.questions).find(([, answers]) => answers.includes(id));
  return parent ? [...wayTo(tree, parent[0]), {question: parent[0], next: id}] : [];
}

/** Ids in reading order: a question, then each of its answers with all that follows. */
export function readingOrder(tree: Tree, id = startOf(tree)): readonly string[] {
  return [id, ...(tree.questions[id] ?? []).flatMap((next) => readingOrder(tree, next))];
}
