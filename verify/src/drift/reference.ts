import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {normaliseLabel} from '../labels/interface-texts';
import {type Declarations, readDeclarations} from './declarations';

/** Reference data of a version of the extension. */
export interface Reference {
  declarations: Declarations;
  grants: string[];
  metadataKeys: string[];
  /** Texts of the interface, in both languages. */
  labels: ReadonlySet<string>;
  /** Addresses below the documentation site, without their language. */
  addresses: string[];
}

const read = (folder: string, ...names: string[]) => {
  const file = names.map((name) => path.join(folder, name)).find((name) => existsSync(name));
  return file ? readFileSync(file, 'utf8') : undefined;
};

/** Every file below a folder whose name ends in one of the endings. */
function filesBelow(folder: string, endings: readonly string[]): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .filter((file) => !/node_modules|\.test\./.test(file))
    .map((file) => path.join(folder, file));
}

/** All texts at the ends of a tree of translations. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function readLabels(folder: string): ReadonlySet<string> {
  const flat = ['texts.zh-CN.json', 'texts.en-US.json'].map((name) => read(folder, name));
  const source = ['zh-CN', 'en-US'].flatMap((name) =>
    filesBelow(path.join(folder, 'src/locales', name), ['.json']).map((file) =>
      readFileSync(file, 'utf8'),
    ),
  );
  const files = [...flat, ...source].filter((text) => text !== undefined);
  return new Set(files.flatMap((text) => textsIn(JSON.parse(text))).map(normaliseLabel));
}

/** Addresses of the documentation, as they stand in a list or in source code. */
export function addressesIn(text: string): string[] {
  const found = [...text.matchAll(/https:\/\/docs\.scriptcat\.org([^\s"'`<>\\)…]*)/g)];
  const paths = found.map(([, address = '']) =>
    address
      .replace(/^(?:\/en|\$\{[^}]*\}|\{\{[^}]*\}\})(?=\/)/, '')
      .replace(/[?].*$|\$\{.*$|\{\{.*$/, '')
      // The changelog has an anchor for every version.
      .replace(/#url=.*$|#\d[\w.-]*$/, ''),
  );
  return [...new Set(paths.filter((address) => /^\/(?!en$)./.test(address)))].sort();
}

function readGrants(folder: string): string[] {
  const data = read(folder, 'apis.json');
  if (data) return (JSON.parse(data) as {grants: string[]}).grants;
  const files = filesBelow(path.join(folder, 'src/app/service/content/gm_api'), ['.ts']);
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const names = source.matchAll(/public\s+(?:async\s+)?["']?((?:GM|CAT)[._][\w.]+)["']?\s*\(/g);
  return [...new Set([...names].map(([, name = '']) => name))].sort();
}

function readMetadataKeys(folder: string): string[] {
  const data = read(folder, 'metadata-keys.json');
  if (data) return Object.keys((JSON.parse(data) as {read: object}).read).sort();
  const source = filesBelow(path.join(folder, 'src'), ['.ts', '.tsx'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const keys = source.matchAll(/metadata\??\.?\[["']([\w-]+)["']\]|\bmetadata\??\.(\w+)/g);
  return [
    ...new Set([...keys].map(([, quoted, plain]) => (quoted ?? plain ?? '').toLowerCase())),
  ].sort();
}

function readAddresses(folder: string): string[] {
  const data = read(folder, 'doc-addresses.json');
  if (data) return addressesIn(data);
  const files = filesBelow(path.join(folder, 'src'), ['.ts', '.tsx', '.json']);
  return [...new Set(files.flatMap((file) => addressesIn(readFileSync(file, 'utf8'))))].sort();
}

/** Reads a folder of reference data, or the source of the extension. */
export function readReference(folder: string): Reference {
  const declarations = read(folder, 'scriptcat.d.ts', 'src/types/scriptcat.d.ts');
  if (declarations === undefined) {
    throw new Error(
      `${folder} has no scriptcat.d.ts. Name a folder with reference data or the extension's source.`,
    );
  }
  return {
    declarations: readDeclarations(declarations),
    grants: readGrants(folder),
    metadataKeys: readMetadataKeys(folder),
    labels: readLabels(folder),
    addresses: readAddresses(folder),
  };
}
