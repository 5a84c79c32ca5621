import type {ESTree} from 'meriyah';
import {callText} from '../javascript/calls';
import {
  type CodeProblem,
  type Node,
  type ParsedCode,
  parseCode,
  parsingWork,
  pushNode,
  sourcePosition,
  walk,
} from '../javascript/parse';
import {createLineIndex, placesOf} from '../javascript/places';
import {type CodeScan, scanCode} from '../javascript/scan';
import {type CallFacts, calleeName, factsOf, isTelling, type ToldCall} from './call-facts';

/** Where a name is used in the code. */
export interface Use {
  name: string;
  line: number;
}

/** What the checker reads from the code below the header. */
export interface CodeFacts extends CallFacts {
  /**
   * `undefined` when the code could be read. Too long for the parser, it was searched for names,
   * and the calls of some of them were read for themselves; the rest is then unknown.
   */
  problem: CodeProblem | undefined;
  /** Granted names the code mentions: `GM_x`, `GM.x`, `CAT_x`, `CAT.agent.x`, `window.close` … */
  uses: readonly Use[];
  /** The line of the first request, download or resource that could not be read. */
  unreadCall: number | undefined;
  hasTopLevelAwait: boolean;
  hasTopLevelReturn: boolean;
}

/** What the wrapper of `parseCode` adds to every call. */
const wrapperWork = 9;

const nothing = {
  uses: [],
  hosts: [],
  resources: [],
  unreadCall: undefined,
  hasTopLevelAwait: false,
  hasTopLevelReturn: false,
};
const windowGrants = new Set(['window.close', 'window.focus', 'window.onurlchange']);
const bareName = /^(?:GM_\w+|CAT_\w+|CATRetryError|unsafeWindow)$/;
/** A part of every granted name; an escape may spell any of them. */
const nameParts = /GM|CAT|unsafeWindow|close|focus|onurlchange|\\u/g;

/** Reads the code with a JavaScript parser, as far as work is left, for what concerns the header. */
export function readCode(source: string, mostWork: number): CodeFacts {
  const scan = scanCode(source);
  const parsed = parseCode(source, scan, mostWork);
  if (parsed.ok) return collect(source, parsed.body);
  const {problem} = parsed;
  return problem.code === 'too-long'
    ? {...nothing, ...readScanned(source, scan, mostWork), problem}
    : {...nothing, problem};
}

/** Reads what the scan found: the names, and one by one the calls with a host or a resource. */
function readScanned(
  source: string,
  {names, calls, depth}: CodeScan,
  mostWork: number,
): CallFacts & Pick<CodeFacts, 'uses' | 'unreadCall'> {
  const lineAt = createLineIndex(source);
  const told: ToldCall[] = [];
  let unreadCall: number | undefined;
  let workLeft = mostWork;
  for (const scanned of calls.filter(({name}) => isTelling(name)).sort(byStart)) {
    const {tokens, start} = scanned;
    const line = lineAt(start);
    const text = callText(source, scanned);
    const work = parsingWork(text, tokens) + wrapperWork;
    let call: ESTree.CallExpression | undefined;
    if (work <= workLeft) {
      workLeft -= work;
      call = callIn(parseCode(text, {tokens, depth}, work));
    }
    if (call) told.push({call, line});
    else unreadCall ??= line;
  }
  const uses = names.map(({name, start}) => ({name, line: lineAt(start)}));
  return {uses, unreadCall, ...factsOf(told)};
}

function callIn(parsed: ParsedCode): ESTree.CallExpression | undefined {
  const [statement] = parsed.ok ? parsed.body : [];
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const {expression} = statement;
  const call = expression.type === 'ChainExpression' ? expression.expression : expression;
  return call.type === 'CallExpression' ? call : undefined;
}

interface Found {
  uses: {name: string; start: number}[];
  declared: Set<string>;
  calls: (ESTree.CallExpression & {start: number})[];
}

function collect(source: string, body: readonly Node[]): CodeFacts {
  const found: Found = {uses: [], declared: new Set(), calls: []};
  walk(body, placesOf(source, nameParts), (node, stack) => collectNode(node, stack, found));
  const lineAt = createLineIndex(source);
  const lineOf = ({start}: {start: number}): number => lineAt(sourcePosition(start));
  const uses = found.uses.filter(({name}) => !found.declared.has(name)).sort(byStart);
  const calls = found.calls.sort(byStart);
  return {
    problem: undefined,
    uses: uses.map((use) => ({name: use.name, line: lineOf(use)})),
    ...factsOf(calls.map((call) => ({call, line: lineOf(call)}))),
    unreadCall: undefined,
    ...topLevelOf(source, body),
  };
}

function byStart(a: {start: number}, b: {start: number}): number {
  return a.start - b.start;
}

function topLevelOf(
  source: string,
  body: readonly Node[],
): Pick<CodeFacts, 'hasTopLevelAwait' | 'hasTopLevelReturn'> {
  let hasTopLevelAwait = false;
  let hasTopLevelReturn = false;
  walk(body, placesOf(source, /\b(?:await|return)\b/g), (node) => {
    hasTopLevelReturn ||= node.type === 'ReturnStatement';
    hasTopLevelAwait ||= node.type === 'AwaitExpression';
    hasTopLevelAwait ||= node.type === 'ForOfStatement' && node.await;
    return isFunction(node);
  });
  return {hasTopLevelAwait, hasTopLevelReturn};
}

type FunctionNode = Extract<Node, {params: unknown}>;

function isFunction(node: Node): node is FunctionNode {
  return (
    node.type === 'FunctionExpression' ||
    node.type === 'FunctionDeclaration' ||
    node.type === 'ArrowFunctionExpression'
  );
}

/** Notes what a node says; true when the children that matter are on the stack already. */
function collectNode(node: Node, stack: Node[], found: Found): boolean {
  if (isFunction(node)) {
    if ('id' in node && node.id) found.declared.add(node.id.name);
    for (const param of node.params) declare(param, stack, found);
    pushNode(node.body, stack);
    return true;
  }
  switch (node.type) {
    case 'Identifier':
      if (bareName.test(node.name)) found.uses.push({name: node.name, start: node.start});
      return true;
    case 'MemberExpression':
      collectMember(node, stack, found);
      return true;
    case 'CallExpression':
      if (isTelling(calleeName(node))) found.calls.push(node);
      return false;
    case 'UnaryExpression':
      return node.operator === 'typeof' && node.argument.type === 'Identifier';
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      if (node.computed) pushNode(node.key, stack);
      pushNode(node.value, stack);
      return true;
    case 'VariableDeclarator':
      declare(node.id, stack, found);
      pushNode(node.init, stack);
      return true;
    case 'CatchClause':
      declare(node.param, stack, found);
      pushNode(node.body, stack);
      return true;
    case 'ClassDeclaration':
    case 'ClassExpression':
      declare(node.id, stack, found);
      pushNode(node.superClass, stack);
      pushNode(node.body, stack);
      return true;
    case 'AssignmentExpression':
      pushNode(node.right, stack);
      if (node.left.type !== 'Identifier') pushNode(node.left, stack);
      return true;
    case 'LabeledStatement':
      pushNode(node.body, stack);
      return true;
    default:
      return node.type === 'BreakStatement' || node.type === 'ContinueStatement';
  }
}

/** Notes the names a pattern declares and leaves its defaults and computed keys to the walk. */
function declare(pattern: unknown, stack: Node[], found: Found): void {
  const waiting = [pattern as ESTree.Node | null | undefined];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (node?.type === 'Identifier') found.declared.add(node.name);
    else if (node?.type === 'ObjectPattern') waiting.push(...node.properties);
    else if (node?.type === 'ArrayPattern') waiting.push(...node.elements);
    else if (node?.type === 'RestElement') waiting.push(node.argument);
    else if (node?.type === 'AssignmentPattern') {
      waiting.push(node.left);
      pushNode(node.right, stack);
    } else if (node?.type === 'Property') {
      waiting.push(node.value);
      if (node.computed) pushNode(node.key, stack);
    }
  }
}

/** Reads a whole chain such as `GM.setValue.name` at once, so that a long one is read only once. */
function collectMember(node: Node, stack: Node[], found: Found): void {
  let names: string[] = [];
  let current: Node = node;
  while (current.type === 'MemberExpression') {
    const {property, computed} = current;
    if (!computed && property.type === 'Identifier') names.push(property.name);
    else {
      names = [];
      if (computed) pushNode(property, stack);
    }
    current = current.object as Node;
  }
  stack.push(current);
  if (current.type !== 'Identifier') return;
  const name = grantOf(current.name, names.at(-1), names.at(-2));
  if (name) found.uses.push({name, start: node.start});
}

function grantOf(
  root: string,
  second: string | undefined,
  third: string | undefined,
): string | undefined {
  if (root === 'GM' && second) return `GM.${second}`;
  if (root === 'CAT' && second === 'agent' && third) return `CAT.agent.${third}`;
  const path = `${root}.${second}`;
  return windowGrants.has(path) ? path : undefined;
}
