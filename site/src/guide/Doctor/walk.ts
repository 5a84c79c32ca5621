import type {DoctorAnswer, DoctorTree} from './doctor';

const anchorPrefix = 'doctor-';

/** The fragment under which a question or an end state is found on the page. */
export const anchorOf = (id: string): string => `${anchorPrefix}${id}`;

/** The id of a card's heading: the anchor is the card's own, so that CSS can show what it names. */
export const titleOf = (anchor: string): string => `${anchor}-title`;

/** The node a fragment names; null when it names something else on the page. */
export function nodeFromHash(tree: DoctorTree, hash: string): string | null {
  const id = hash.replace(/^#/, '');
  if (!id.startsWith(anchorPrefix)) return null;
  const node = id.slice(anchorPrefix.length);
  return Object.hasOwn(tree.nodes, node) ? node : null;
}

export type WayStep = {readonly question: string; readonly answer: DoctorAnswer};

/** The answers that lead from the start to a node, in order; null when none do. */
export function wayTo(tree: DoctorTree, target: string): readonly WayStep[] | null {
  const walk = (id: string, way: readonly WayStep[]): readonly WayStep[] | null => {
    if (id === target) return way;
    const node = tree.nodes[id];
    if (node?.kind !== 'question' || way.some((step) => step.question === id)) return null;
    for (const answer of node.answers) {
      const found = walk(answer.next, [...way, {question: id, answer}]);
      if (found) return found;
    }
    return null;
  };
  return walk(tree.start, []);
}

/** Node ids in reading order: a question, then each of its answers with all that follows. */
export function readingOrder(tree: DoctorTree): readonly string[] {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    const node = tree.nodes[id];
    if (!node || seen.has(id)) return;
    seen.add(id);
    if (node.kind === 'question') for (const answer of node.answers) visit(answer.next);
  };
  visit(tree.start);
  return [...seen];
}

export type TreeProblem =
  | {readonly code: 'unknown-node'; readonly from: string; readonly to: string}
  | {readonly code: 'several-parents'; readonly id: string}
  | {readonly code: 'unreachable'; readonly id: string}
  | {readonly code: 'dead-end'; readonly id: string};

/**
 * What keeps a tree from being walked. A node with one parent that is reached from the start
 * cannot be part of a cycle, so cycles show up as several parents or as unreachable nodes.
 */
export function treeProblems(tree: DoctorTree): readonly TreeProblem[] {
  const problems: TreeProblem[] = [];
  const parents = new Map<string, number>([[tree.start, 1]]);
  for (const [id, node] of Object.entries(tree.nodes)) {
    const ways = node.kind === 'question' ? node.answers : [];
    const deadEnd = node.kind === 'question' ? ways.length < 2 : node.steps.length === 0;
    if (deadEnd) problems.push({code: 'dead-end', id});
    for (const {next} of ways) {
      parents.set(next, (parents.get(next) ?? 0) + 1);
      if (!Object.hasOwn(tree.nodes, next))
        problems.push({code: 'unknown-node', from: id, to: next});
    }
  }
  const reached = new Set(readingOrder(tree));
  for (const id of Object.keys(tree.nodes)) {
    if ((parents.get(id) ?? 0) > 1) problems.push({code: 'several-parents', id});
    if (!reached.has(id)) problems.push({code: 'unreachable', id});
  }
  return problems;
}
