import type {ESTree} from 'meriyah';

/** What calls tell about hosts and resources. */
export interface CallFacts {
  /** Hosts of addresses written literally in requests and downloads. */
  hosts: readonly {host: string; line: number; api: string}[];
  /** Names of resources read by literal name. */
  resources: readonly {name: string; line: number}[];
}

/** A call and its line in the source. */
export interface LocatedCall {
  call: ESTree.CallExpression;
  line: number;
}

const requestNames = /^GM[_.](?:xmlhttpRequest|xmlHttpRequest|download)$/;
const resourceNames = /^GM[_.]getResource(?:Text|URL|Url)$/;

/** True for the APIs whose calls are looked at. */
export function namesTarget(name: string): boolean {
  return requestNames.test(name) || resourceNames.test(name);
}

/** Reads hosts and resources, in the order of the calls. */
export function factsOf(calls: readonly LocatedCall[]): CallFacts {
  return {hosts: calls.flatMap(hostOf), resources: calls.flatMap(resourceOf)};
}

/** `name` or `object.name`; anything else has no name. */
export function calleeName({callee}: ESTree.CallExpression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.computed) return '';
  const {object, property} = callee;
  const isPlain = object.type === 'Identifier' && property.type === 'Identifier';
  return isPlain ? `${object.name}.${property.name}` : '';
}

function hostOf({call, line}: LocatedCall): CallFacts['hosts'][number][] {
  const api = calleeName(call);
  const address = requestNames.test(api) ? literalAddress(call) : undefined;
  const host = address && /^https?:\/\/([^/?#:@]+)/i.exec(address)?.[1];
  return host ? [{host: host.toLowerCase(), line, api}] : [];
}

function resourceOf({call, line}: LocatedCall): CallFacts['resources'][number][] {
  const [first] = call.arguments;
  if (first?.type !== 'Literal' || typeof first.value !== 'string') return [];
  return resourceNames.test(calleeName(call)) ? [{name: first.value, line}] : [];
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
