import type {ESTree} from 'meriyah';
import {
  type CodeProblem,
  type Node,
  parseCode,
  pushNode,
  sourcePosition,
  walk,
} from '../javascript/parse';
import {type CodeScan, scanCode} from '../javascript/scan';

/** Where a name is used in the code. */
export interface Use {
  name: string;
  line: number;
}

/** What the checker reads from the code below the header. */
export interface CodeFacts {
  /**
   * `undefined` when the code could be read. Too long for the parser, it was only searched for
   * names; hosts, resources and the rest are then unknown.
   */
  problem: CodeProblem | undefined;
  /** Granted names the code mentions: `GM_x`, `GM.x`, `CAT_x`, `CAT.agent.x`, `window.close` … */
  uses: readonly Use[];
  /** Hosts of addresses written literally in requests, downloads and cookie calls. */
  hosts: readonly {host: string; line: number; api: string}[];
  /** Names of resources read by literal name. */
  resources: readonly Use[];
  hasTopLevelAwait: boolean;
  hasTopLevelReturn: boolean;
}

const nothing = {
  uses: [],
  hosts: [],
  resources: [],
  hasTopLevelAwait: false,
  hasTopLevelReturn: false,
};
const windowGrants = new Set(['window.close', 'window.focus', 'window.onurlchange']);
const bareName = /^(?:GM_\w+|CAT_\w+|CATRetryError|unsafeWindow)$/;
const requestNames = /^GM[_.](?:xmlhttpRequest|xmlHttpRequest|download)$/;
const resourceNames = /^GM[_.]getResource(?:Text|URL|Url)$/;

/** Reads the code with a JavaScript parser and collects what concerns the header. */
export function readCode(source: string): CodeFacts {
  const scan = scanCode(source);
  const parsed = parseCode(source, scan);
  if (parsed.ok) return collect(parsed.body, createLineIndex(source));
  const {problem} = parsed;
  if (problem.code !== 'too-long') return {...nothing, problem};
  return {...nothing, problem, uses: scannedUses(scan, createLineIndex(source))};
}

function scannedUses({names}: CodeScan, lineAt: (position: number) => number): Use[] {
  return names.map(({name, start}) => ({name, line: lineAt(start)}));
}

interface Found {
  uses: {name: string; start: number}[];
  declared: Set<string>;
  calls: ESTree.CallExpression[];
}

function collect(body: readonly Node[], lineAt: (position: number) => number): CodeFacts {
  const found: Found = {uses: [], declared: new Set(), calls: []};
  const functions: Node[] = [];
  let hasTopLevelAwait = false;
  let hasTopLevelReturn = false;
  walk([...body], (node, stack) => {
    if (isFunction(node)) {
      functions.push(node);
      return true;
    }
    hasTopLevelReturn ||= node.type === 'ReturnStatement';
    hasTopLevelAwait ||= node.type === 'AwaitExpression';
    hasTopLevelAwait ||= node.type === 'ForOfStatement' && node.await;
    return collectNode(node, stack, found);
  });
  walk(functions, (node, stack) => collectNode(node, stack, found));
  const lineOf = (node: unknown): number => lineAt(sourcePosition((node as Node).start));
  return {
    problem: undefined,
    uses: found.uses
      .filter(({name}) => !found.declared.has(name))
      .sort((a, b) => a.start - b.start)
      .map(({name, start}) => ({name, line: lineAt(sourcePosition(start))})),
    hosts: inOrder(found.calls).flatMap((call) => hostOf(call, lineOf)),
    resources: inOrder(found.calls).flatMap((call) => resourceOf(call, lineOf)),
    hasTopLevelAwait,
    hasTopLevelReturn,
  };
}

function inOrder<Item>(nodes: readonly Item[]): Item[] {
  return [...nodes].sort((a, b) => startOf(a) - startOf(b));
}

function startOf(node: unknown): number {
  return (node as Node).start;
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
      found.calls.push(node);
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

function calleeName({callee}: ESTree.CallExpression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.computed) return '';
  const {object, property} = callee;
  const isPlain = object.type === 'Identifier' && property.type === 'Identifier';
  return isPlain ? `${object.name}.${property.name}` : '';
}

function hostOf(
  call: ESTree.CallExpression,
  lineOf: (node: unknown) => number,
): CodeFacts['hosts'][number][] {
  const api = calleeName(call);
  const address = requestNames.test(api) ? literalAddress(call) : undefined;
  const host = address && /^https?:\/\/([^/?#:@]+)/i.exec(address)?.[1];
  return host ? [{host: host.toLowerCase(), line: lineOf(call), api}] : [];
}

function resourceOf(call: ESTree.CallExpression, lineOf: (node: unknown) => number): Use[] {
  const [first] = call.arguments;
  if (first?.type !== 'Literal' || typeof first.value !== 'string') return [];
  return resourceNames.test(calleeName(call)) ? [{name: first.value, line: lineOf(call)}] : [];
}

/** The address given as a string, a template that starts with its host, or as `url:`. */
function literalAddress({arguments: args}: ESTree.CallExpression): string | undefined {
  const [first] = args;
  if (first?.type !== 'ObjectExpression') return first && literalText(first);
  for (const property of first.properties) {
    if (property.type !== 'Property' || property.computed) continue;
    const isUrl = property.key.type === 'Identifier' && property.key.name === 'url';
    if (isUrl) return literalText(property.value);
  }
  return undefined;
}

function literalText(node: ESTree.Node): string | undefined {
  let first = node;
  while (first.type === 'BinaryExpression' && first.operator === '+') first = first.left;
  const text = startingText(first);
  const isWhole = first === node && !(first.type === 'TemplateLiteral' && first.expressions.length);
  return isWhole || (text && /^https?:\/\/[^/]+\//.test(text)) ? text : undefined;
}

function startingText(node: ESTree.Node): string | undefined {
  if (node.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked ?? '';
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** Finds lines by position; having the parser note them for every node takes twice as long. */
function createLineIndex(source: string): (position: number) => number {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1))
    starts.push(at + 1);
  return (position) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= position) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
