import {type AnyNode, type CallExpression, type Program, parse} from 'acorn';
import {ancestor} from 'acorn-walk';

/** Where a name is used in the code. */
export interface Use {
  name: string;
  line: number;
}

/** What the checker reads from the code below the header. */
export interface CodeFacts {
  /** `undefined` when the code could be read. */
  problem: {code: 'syntax' | 'too-deep'; line: number; column: number} | undefined;
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
  let program: Program;
  try {
    program = parse(source, {
      ecmaVersion: 'latest',
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
      allowHashBang: true,
    });
  } catch (error) {
    return {...nothing, problem: toProblem(error)};
  }
  try {
    return collect(program, createLineIndex(source));
  } catch (error) {
    return {...nothing, problem: toProblem(error)};
  }
}

function toProblem(error: unknown): CodeFacts['problem'] {
  // acorn reports syntax errors with `loc`; anything else is a stack that ran out.
  const loc = (error as {loc?: {line: number; column: number}}).loc;
  if (!loc) return {code: 'too-deep', line: 1, column: 1};
  return {code: 'syntax', line: loc.line, column: loc.column + 1};
}

function collect(program: Program, lineOf: (node: AnyNode) => number): CodeFacts {
  const uses: Use[] = [];
  const declared = new Set<string>();
  const hosts: {host: string; line: number; api: string}[] = [];
  const resources: Use[] = [];
  let hasTopLevelAwait = false;
  let hasTopLevelReturn = false;

  ancestor(program, {
    Identifier(node, _state, parents) {
      const outer = parents.at(-2);
      if (!bareName.test(node.name) || isPropertyName(outer, node)) return;
      if (outer?.type === 'UnaryExpression' && outer.operator === 'typeof') return;
      uses.push({name: node.name, line: lineOf(node)});
    },
    MemberExpression(node, _state, parents) {
      const path = memberPath(node);
      const outer = parents.at(-2);
      const isInner = outer?.type === 'MemberExpression' && outer.object === node;
      if (path && !isInner) uses.push(...grantOf(path).map((name) => ({name, line: lineOf(node)})));
    },
    VariableDeclarator({id}) {
      if (id.type === 'Identifier') declared.add(id.name);
    },
    Function({id, params}) {
      if (id) declared.add(id.name);
      for (const param of params) if (param.type === 'Identifier') declared.add(param.name);
    },
    CallExpression(node) {
      const api = calleeName(node);
      if (!api) return;
      const address = requestNames.test(api) ? literalAddress(node) : undefined;
      const host = address && /^https?:\/\/([^/?#:@]+)/i.exec(address)?.[1];
      if (host) hosts.push({host: host.toLowerCase(), line: lineOf(node), api});
      const [first] = node.arguments;
      if (resourceNames.test(api) && first?.type === 'Literal' && typeof first.value === 'string') {
        resources.push({name: first.value, line: lineOf(node)});
      }
    },
    AwaitExpression(_node, _state, parents) {
      hasTopLevelAwait ||= !isInFunction(parents);
    },
    ReturnStatement(_node, _state, parents) {
      hasTopLevelReturn ||= !isInFunction(parents);
    },
  });
  return {
    problem: undefined,
    uses: uses.filter(({name}) => !declared.has(name)),
    hosts,
    resources,
    hasTopLevelAwait,
    hasTopLevelReturn,
  };
}

function isPropertyName(outer: AnyNode | undefined, node: AnyNode): boolean {
  if (outer?.type === 'MemberExpression') return outer.property === node && !outer.computed;
  return outer?.type === 'Property' && outer.key === node && !outer.computed && !outer.shorthand;
}

/** `GM.setValue` as text, or `undefined` for anything more than names joined by dots. */
function memberPath(node: AnyNode): string | undefined {
  const parts: string[] = [];
  let current: AnyNode = node;
  while (current.type === 'MemberExpression') {
    if (current.computed || current.property.type !== 'Identifier') return undefined;
    parts.unshift(current.property.name);
    current = current.object;
  }
  return current.type === 'Identifier' ? [current.name, ...parts].join('.') : undefined;
}

function grantOf(path: string): string[] {
  const parts = path.split('.');
  if (parts[0] === 'GM' && parts[1]) return [`GM.${parts[1]}`];
  if (parts[0] === 'CAT' && parts[1] === 'agent' && parts[2]) return [`CAT.agent.${parts[2]}`];
  return windowGrants.has(path) ? [path] : [];
}

function calleeName({callee}: CallExpression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  return memberPath(callee as AnyNode);
}

/** The address given as a string, a template that starts with its host, or as `url:`. */
function literalAddress({arguments: args}: CallExpression): string | undefined {
  const [first] = args;
  if (first?.type !== 'ObjectExpression') return first && literalText(first as AnyNode);
  for (const property of first.properties) {
    if (property.type !== 'Property' || property.computed) continue;
    const isUrl = property.key.type === 'Identifier' && property.key.name === 'url';
    if (isUrl) return literalText(property.value as AnyNode);
  }
  return undefined;
}

function literalText(node: AnyNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') {
    const head = node.quasis[0]?.value.cooked ?? '';
    return node.expressions.length === 0 || /^https?:\/\/[^/]+\//.test(head) ? head : undefined;
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const left = literalText(node.left as AnyNode);
    return left && /^https?:\/\/[^/]+\//.test(left) ? left : undefined;
  }
  return undefined;
}

function isInFunction(parents: readonly AnyNode[]): boolean {
  return parents.some(({type}) => /Function/.test(type));
}

/** Finds lines by position; having the parser note them for every node takes twice as long. */
function createLineIndex(source: string): (node: AnyNode) => number {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1))
    starts.push(at + 1);
  return ({start}) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= start) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
