import {type ESTree, isParseError, parseScript} from 'meriyah';
import {countBelow} from './places';
import type {CodeSize} from './scan';

/** A node with its position in the text that `parseCode` read. */
export type Node = ESTree.Node & {start: number; end: number};

/** Why code was not read, and where; nesting without end counts as too long. */
export interface CodeProblem {
  code: 'syntax' | 'too-long';
  line: number;
  column: number;
}

/** The outcome of reading code. */
export type ParsedCode = {ok: true; body: readonly Node[]} | {ok: false; problem: CodeProblem};

/** The parser descends into nested code, so it is kept well away from the end of the stack. */
export const deepestNesting = 200;

// ScriptCat runs scripts in such a function; it also lets `await` and `return` stand at the top.
const prefix = 'async function f(){';
const suffix = '\n}';

/** The parser looks at every character; so many of them take it as long as one token more. */
const charactersPerToken = 12;

/** What the parser would have to do, counted in tokens. */
export function parsingWork(source: string, tokens: number): number {
  return tokens + source.length / charactersPerToken;
}

/** Parses a script as the body of an asynchronous function, if that is not too much work. */
export function parseCode(source: string, {tokens, depth}: CodeSize, mostWork: number): ParsedCode {
  // A long header is all comments, which the parser would still read letter by letter.
  if (tokens === 0) return {ok: true, body: []};
  if (parsingWork(source, tokens) > mostWork || depth > deepestNesting) {
    return {ok: false, problem: {code: 'too-long', line: 1, column: 1}};
  }
  const text = prefix + source.replace(/^#!/, '//') + suffix;
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
    // Anything but a syntax error is a stack that ran out.
    if (!isParseError(error)) return {ok: false, problem: {code: 'too-long', line: 1, column: 1}};
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

/**
 * Visits the nodes that hold one of the places in the source, from the outside in and without
 * recursion; most of a tree holds none and is not entered. A visitor that returns true has put the
 * children it wants on the stack itself.
 */
export function walk(
  body: readonly Node[],
  places: readonly number[],
  visit: (node: Node, stack: Node[]) => boolean,
): void {
  const stack = [...body];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (holdsPlace(node, places) && !visit(node, stack)) pushChildren(node, stack);
  }
}

function holdsPlace({start, end}: Node, places: readonly number[]): boolean {
  const next = places[countBelow(places, sourcePosition(start))];
  return next !== undefined && next < sourcePosition(end);
}

function pushChildren(node: Node, stack: Node[]): void {
  const fields = node as unknown as Readonly<Record<string, unknown>>;
  for (const key in fields) {
    const field = fields[key];
    if (Array.isArray(field)) for (const item of field) pushNode(item, stack);
    else pushNode(field, stack);
  }
}

/** Puts a field on the stack if it holds a node. */
export function pushNode(field: unknown, stack: Node[]): void {
  const isNode = typeof field === 'object' && field !== null && 'type' in field;
  if (isNode) stack.push(field as Node);
}
