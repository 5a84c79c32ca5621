import upstream from '@scriptcat/content/reference/declarations';
import {targetOfApi} from './anchors';
import {type Api, type ApiObject, apis, type Field} from './data';

type Space = {functions: string[][]; constants: string[][]; spaces: Map<string, Space>};

const reserved = new Set(['delete']);

function createSpace(): Space {
  return {functions: [], constants: [], spaces: new Map()};
}

function child(space: Space, name: string): Space {
  const existing = space.spaces.get(name);
  if (existing) return existing;
  const made = createSpace();
  space.spaces.set(name, made);
  return made;
}

/** `GM.cookie.list(…)` becomes a function of the namespace `GM.cookie`. */
function place(root: Space, signature: string, comment: string): void {
  const [, path = '', tail = ''] = /^([\w.]+)(.*)$/s.exec(signature) ?? [];
  const names = path.split('.');
  const name = names.pop() ?? '';
  const space = names.reduce(child, root);
  if (tail.startsWith(':')) space.constants.push([comment, `const ${name}${tail};`]);
  else if (reserved.has(name)) {
    space.functions.push([comment, `function ${name}_${tail};`], [`export {${name}_ as ${name}};`]);
  } else space.functions.push([comment, `function ${name}${tail};`]);
}

function printSpace(space: Space, keyword: string, indent: string): string[] {
  const lines = [...space.functions, ...space.constants]
    .flat()
    .map((line) =>
      /^(?:export|\/\*\*)/.test(line) ? `${indent}${line}` : `${indent}${keyword} ${line}`,
    );
  const nested = [...space.spaces].flatMap(([name, inner]) => [
    `${indent}${keyword} namespace ${name} {`,
    ...printSpace(inner, 'export', `${indent}  `),
    `${indent}}`,
  ]);
  return [...lines, ...nested];
}

const site = 'https://docs.scriptcat.org/en/docs/dev';

/** What an editor shows: the summary, and where to read on. */
function commentOf(api: Api): string {
  return `/** ${api.summary.en} {@link ${site}/${targetOfApi(api)}} */`;
}

function printField(field: Field): string {
  if (field.name.startsWith('[')) return `  ${field.name}: ${field.type};`;
  const name = /^\w+$/.test(field.name) ? field.name : `'${field.name}'`;
  return `  /** ${field.text.en} */\n  ${name}${field.optional ? '?' : ''}: ${field.type};`;
}

function printObject(object: ApiObject): string {
  if (object.callback) {
    const args = object.fields.map(
      (field) => `${field.name}${field.optional ? '?' : ''}: ${field.type}`,
    );
    return `type ${object.name} = (${args.join(', ')}) => unknown;`;
  }
  const base = object.base ? ` extends ${object.base}` : '';
  return [`interface ${object.name}${base} {`, ...object.fields.map(printField), '}'].join('\n');
}

function printWindow(entries: readonly Api[]): string {
  const properties = entries
    .flatMap((api) => api.signatures)
    .filter((signature) => signature.startsWith('window.on'))
    .map((signature) => `  ${signature.slice('window.'.length)};`);
  return ['interface Window {', ...properties, '}'].join('\n');
}

function printClass(signature: string): string {
  const [, name = '', args = ''] = /^new (\w+)\((.*)\)$/.exec(signature) ?? [];
  return [
    `declare class ${name} {`,
    `  constructor(${args});`,
    '  readonly msg: string;',
    '  readonly time: Date;',
    '}',
  ].join('\n');
}

/** Types that the extension's own declarations call otherwise. */
const printUpstream = (): string[] =>
  Object.entries(upstream).flatMap(([space, lines]) => [
    `declare namespace ${space} {`,
    lines.trimEnd().replace(/^/gm, '  '),
    '}',
  ]);

/** TypeScript declarations of every API that still exists, for checking userscripts. */
export function apiDeclarations(entries: readonly Api[] = apis): string {
  const present = entries.filter((api) => api.status !== 'removed');
  const objects = new Map(
    present.flatMap((api) => api.objects ?? []).map((object) => [object.name, object]),
  );
  const known = new RegExp(`(?<![\\w.])(${[...objects.keys()].join('|')})\\b`, 'g');
  const qualified = (signature: string) => signature.replace(known, 'ScriptCat.$1');
  const root = createSpace();
  const classes: string[] = [];
  for (const api of present) {
    for (const signature of [...api.signatures, ...(api.promise ?? [])].map(qualified)) {
      if (signature.startsWith('new ')) classes.push(commentOf(api), printClass(signature));
      else if (!signature.startsWith('window.')) place(root, signature, commentOf(api));
    }
  }
  return [
    '// Every API of ScriptCat, generated from the catalogue behind https://docs.scriptcat.org/.',
    'declare namespace ScriptCat {',
    ...[...objects.values()].map((object) => printObject(object).replace(/^/gm, '  ')),
    '}',
    ...printUpstream(),
    printWindow(present),
    ...classes,
    ...printSpace(root, 'declare', ''),
    '',
  ].join('\n');
}
