import {type ESTree, isParseError, parseScript} from 'meriyah';
import {countBelow} from './places';

/** A node with its position in the text that `parseCode` read. */
export type Node = ESTree.Node & {start: number; end: number};

/** Why code was not read, and where; the parser gives up on nesting without end. */
export interface CodeProblem {
  code: 'syntax' | 'too-deep';
  line: number;
  column: number;
}

/** The outcome of reading code. */
export type ParsedCode = {ok: true; body: readonly Node[]} | {ok: false; problem: CodeProblem};

// ScriptCat runs scripts in such a function; it also lets `await` and `return` stand at the top.
const prefix = 'async function f(){';
const suffix = '\n}';

/** Parses a script as the body of an asynchronous function. */
export function parseCode(source: string): ParsedCode {
  const text = prefix + source.replace(/^\ufeff/, ' ').replace(/^#!/, '//') + suffix;
  try {
    const program = parseScript(text, {
      webcompat: true,
      lexical: true,
      validateRegex: true,
      ranges: {start: true, end: true},
    });
    const [wrapper, second] = program.body as Node[];
    if (wrapper?.type !== 'FunctionDeclaration' || !wrapper.body || second) {
      return {ok: false, problem: {code: 'syntax', ...placeAt(source, (wrapper?.end ?? 0) - 1)}};
    }
    return {ok: true, body: wrapper.body.body as Node[]};
  } catch (error) {
    // Anything but a syntax error is a stack overflow.
    if (!isParseError(error)) return {ok: false, problem: {code: 'too-deep', line: 1, column: 1}};
    return {ok: false, problem: {code: 'syntax', ...placeAt(source, error.start)}};
  }
}

/** Turns a position the parser gave into one of the source. */
export function sourcePosition(position: number): number {
  return position - prefix.length;
}

function placeAt(source: string, position: number): {line: number; column: number} {
  const before = source.slice(0, Math.max(0, sourcePosition(position)));
  const lineStart = before.lastIndexOf('\n') + 1;
  return {line: before.split('\n').length, column: before.length - lineStart + 1};
}

/** A node with the one around it. */
interface Visit {
  node: Node;
  parent: Node | undefined;
}

/**
 * Visits the nodes that hold one of the places in the source, from the outside in and without
 * recursion; most of a tree holds none and is not entered. A visitor that returns false keeps the
 * walk out of what is inside the node.
 */
export function walk(
  body: readonly Node[],
  places: readonly number[],
  visit: (node: Node, parent: Node | undefined) => boolean,
): void {
  const stack: Visit[] = body.map((node) => ({node, parent: undefined}));
  for (let next = stack.pop(); next; next = stack.pop()) {
    const {node, parent} = next;
    if (holdsPlace(node, places) && visit(node, parent)) pushChildren(node, stack);
  }
}

function holdsPlace({start, end}: Node, places: readonly number[]): boolean {
  const next = places[countBelow(places, sourcePosition(start))];
  return next !== undefined && next < sourcePosition(end);
}

function pushChildren(node: Node, stack: Visit[]): void {
  const fields = node as unknown as Readonly<Record<string, unknown>>;
  for (const key in fields) {
    const field = fields[key];
    if (Array.isArray(field)) for (const item of field) pushNode(item, node, stack);
    else pushNode(field, node, stack);
  }
}

function pushNode(field: unknown, parent: Node, stack: Visit[]): void {
  const isNode = typeof field === 'object' && field !== null && 'type' in field;
  if (isNode) stack.push({node: field as Node, parent});
}
