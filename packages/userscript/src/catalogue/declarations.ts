import {type Api, type ApiObject, apis} from './apis';
import type {Field} from './types';

type Space = {functions: string[]; constants: string[]; spaces: Map<string, Space>};

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
function place(root: Space, signature: string): void {
  const [, path = '', tail = ''] = /^([\w.]+)(.*)$/s.exec(signature) ?? [];
  const names = path.split('.');
  const name = names.pop() ?? '';
  const space = names.reduce(child, root);
  if (tail.startsWith(':')) space.constants.push(`const ${name}${tail};`);
  else if (reserved.has(name)) {
    space.functions.push(`function ${name}_${tail};`, `export {${name}_ as ${name}};`);
  } else space.functions.push(`function ${name}${tail};`);
}

function printSpace(space: Space, keyword: string, indent: string): string[] {
  const lines = [...space.functions, ...space.constants].map((line) =>
    line.startsWith('export') ? `${indent}${line}` : `${indent}${keyword} ${line}`,
  );
  const nested = [...space.spaces].flatMap(([name, inner]) => [
    `${indent}${keyword} namespace ${name} {`,
    ...printSpace(inner, 'export', `${indent}  `),
    `${indent}}`,
  ]);
  return [...lines, ...nested];
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

/** TypeScript declarations of every API that still exists, for checking userscripts. */
export function apiDeclarations(entries: readonly Api[] = apis): string {
  const present = entries.filter((api) => api.status !== 'removed');
  const signatures = present.flatMap((api) => [...api.signatures, ...(api.promise ?? [])]);
  const root = createSpace();
  const classes: string[] = [];
  for (const signature of signatures) {
    if (signature.startsWith('new ')) classes.push(printClass(signature));
    else if (!signature.startsWith('window.')) place(root, signature);
  }
  const objects = new Map(
    present.flatMap((api) => api.objects ?? []).map((object) => [object.name, object]),
  );
  return [
    '// Generated from the API catalogue: edit packages/userscript/src/catalogue and run',
    '// `npm run generate -w samples`.',
    ...[...objects.values()].map(printObject),
    printWindow(present),
    ...classes,
    ...printSpace(root, 'declare', ''),
    '',
  ].join('\n');
}
