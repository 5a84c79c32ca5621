import type {ESTree} from 'meriyah';
import type {Node} from '../javascript/parse';

/** One place where a granted name stands. */
export interface Mention {
  name: string;
  start: number;
  isRelied: boolean;
}

/** Collects granted names from the nodes of a script. */
export interface Names {
  visit(node: Node, parent: Node | undefined): void;
  /** In the order of the text, without the names the script declares itself. */
  mentions(): Mention[];
}

const bareName = /^(?:GM_\w+|CAT_\w+|CATRetryError|unsafeWindow)$/;
const windowGrants = new Set(['close', 'focus', 'onurlchange']);
const globals = new Set(['window', 'unsafeWindow', 'globalThis', 'self']);
const comparisons = new Set(['==', '===', '!=', '!==', 'in', 'instanceof']);
/** A short try block exists for the call in it. */
const shortTry = 2;

/** Starts an empty collection. */
export function createNames(): Names {
  const found: Mention[] = [];
  /** Declared, replaced or feature-tested somewhere, so the script works without it. */
  const provided = new Set<string>();
  const declared = new Set<string>();
  const bound = new Set<unknown>();
  const tries: {start: number; end: number}[] = [];

  const bind = (pattern: ESTree.Node | null | undefined): void => {
    for (const name of boundNames(pattern)) {
      bound.add(name);
      declared.add(name.name);
    }
  };
  const mention = (name: string, node: Node, parent: Node | undefined, isLoose: boolean): void => {
    if (isTested(node, parent) || isAssigned(node, parent)) provided.add(name);
    found.push({name, start: node.start, isRelied: !isLoose});
  };
  const visit = (node: Node, parent: Node | undefined): void => {
    if ('params' in node && Array.isArray(node.params)) {
      if ('id' in node) bind(node.id as ESTree.Node | null);
      for (const param of node.params) bind(param as ESTree.Node);
    }
    switch (node.type) {
      case 'VariableDeclarator':
        bind(node.id);
        for (const name of takenApart(node)) found.push({name, start: node.start, isRelied: false});
        break;
      case 'CatchClause':
        bind(node.param);
        break;
      case 'ClassDeclaration':
      case 'ClassExpression':
        bind(node.id);
        break;
      case 'TryStatement':
        if (node.handler && node.block.body.length <= shortTry) tries.push(node.block as Node);
        break;
      case 'BinaryExpression':
        if (node.operator === 'in' && node.left.type === 'Literal') {
          provided.add(String(node.left.value));
        }
        break;
      case 'Identifier':
        if (bound.has(node) || isOnlyKey(node, parent)) break;
        if (bareName.test(node.name)) mention(node.name, node, parent, false);
        else if (node.name === 'GM' || node.name === 'CAT') {
          if (isTested(node, parent) || isAssigned(node, parent)) provided.add(node.name);
        }
        break;
      case 'MemberExpression': {
        const name = memberName(node);
        if (name) mention(name.name, node, parent, name.isLoose);
        break;
      }
    }
  };
  const isHarmless = ({name, start}: Mention): boolean =>
    provided.has(name) ||
    provided.has(rootOf(name)) ||
    (isOfValues(name) && [...provided].some(isOfValues)) ||
    tries.some((block) => start >= block.start && start < block.end);
  const mentions = (): Mention[] =>
    found
      .filter(({name}) => !declared.has(name) && !declared.has(rootOf(name)))
      .map((one) => ({...one, isRelied: one.isRelied && !isHarmless(one)}))
      .sort((a, b) => a.start - b.start);
  return {visit, mentions};
}

/** Scripts ask for one function of the value storage and then use them all. */
function isOfValues(name: string): boolean {
  return /^GM[_.](?:get|set|delete|list)Values?$/.test(name);
}

function rootOf(name: string): string {
  return /^\w+/.exec(name)?.[0] ?? name;
}

/** The name of a member that a grant may stand for; what is reached through the window is loose. */
function memberName(node: ESTree.MemberExpression): {name: string; isLoose: boolean} | undefined {
  const property = propertyName(node);
  if (!property) return undefined;
  const {object} = node;
  const path = pathOf(object);
  if (path === undefined) return undefined;
  if (globals.has(path) || object.type === 'ThisExpression') {
    if (bareName.test(property)) return {name: property, isLoose: true};
    return path === 'window' && windowGrants.has(property)
      ? {name: `window.${property}`, isLoose: true}
      : undefined;
  }
  const inner = path.replace(/^(?:window|unsafeWindow|globalThis|self)\./, '');
  const isLoose = inner !== path;
  if (inner === 'GM') return {name: `GM.${property}`, isLoose};
  return inner === 'CAT.agent' ? {name: `CAT.agent.${property}`, isLoose} : undefined;
}

/** Up to three names joined by dots; anything longer or computed has no path. */
function pathOf(node: ESTree.Node, depth = 0): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ThisExpression') return '';
  if (node.type !== 'MemberExpression' || depth > 1) return undefined;
  const property = propertyName(node);
  const object = pathOf(node.object, depth + 1);
  return property && object !== undefined ? `${object}.${property}` : undefined;
}

function propertyName({property, computed}: ESTree.MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string'
    ? property.value
    : undefined;
}

/** True where a name is a property or a label, not a variable. */
function isOnlyKey(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return (parent.property as unknown) === node && !parent.computed;
    case 'Property':
      return (parent.key as unknown) === node && !parent.computed && !parent.shorthand;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return (parent.key as unknown) === node && !parent.computed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return true;
    default:
      return false;
  }
}

/** True where the code tests whether the name exists. */
function isTested(node: Node, parent: Node | undefined): boolean {
  const is = (child: unknown): boolean => child === node;
  switch (parent?.type) {
    case 'UnaryExpression':
      return parent.operator === 'typeof' || parent.operator === '!';
    case 'LogicalExpression':
      return is(parent.left);
    case 'BinaryExpression':
      return comparisons.has(parent.operator);
    case 'ConditionalExpression':
    case 'IfStatement':
      return is(parent.test);
    case 'CallExpression':
      return is(parent.callee) && (parent as {optional?: boolean}).optional === true;
    case 'MemberExpression':
      return is(parent.object) && (parent as {optional?: boolean}).optional === true;
    default:
      return false;
  }
}

function isAssigned(node: Node, parent: Node | undefined): boolean {
  return parent?.type === 'AssignmentExpression' && (parent.left as unknown) === node;
}

/** The names of `const {getValue, GM_log} = GM` and the like. */
function takenApart({id, init}: ESTree.VariableDeclarator): string[] {
  if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return [];
  const isGm = init.name === 'GM';
  if (!isGm && !globals.has(init.name)) return [];
  return id.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    const {name} = property.key;
    if (isGm) return [`GM.${name}`];
    return bareName.test(name) ? [name] : [];
  });
}

/** The names a pattern declares. */
function boundNames(pattern: ESTree.Node | null | undefined): ESTree.Identifier[] {
  const names: ESTree.Identifier[] = [];
  const waiting = [pattern];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (node?.type === 'Identifier') names.push(node);
    else if (node?.type === 'ObjectPattern') waiting.push(...node.properties);
    else if (node?.type === 'ArrayPattern') waiting.push(...node.elements);
    else if (node?.type === 'RestElement') waiting.push(node.argument);
    else if (node?.type === 'AssignmentPattern') waiting.push(node.left);
    else if (node?.type === 'Property') waiting.push(node.value);
  }
  return names;
}
