import {builtinModules} from 'node:module';
import path from 'node:path';

/** The rooms that each room may import. Rooms are workspaces, named by folder. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  packages: ['packages'],
  samples: ['packages', 'testing'],
  pipeline: ['packages', 'samples', 'site', 'server'],
  site: ['packages'],
  server: ['packages', 'testing'],
  testing: ['packages'],
  e2e: ['packages', 'testing', 'site'],
  scripts: ['packages', 'testing', 'site', 'server'],
  verify: ['packages', 'testing', 'site', 'samples', 'scripts'],
  bench: ['packages', 'testing', 'server'],
};

/** Names that Docusaurus resolves itself. */
const docusaurusAlias =
  /^@(site|theme|theme-original|theme-init|generated)\/|^@docusaurus\/([A-Z]|use[A-Z]|router$|constants$|isInternalUrl$|renderRoutes$)/;

export interface Workspace {
  /** Its folder, `packages/search`. */
  folder: string;
  name: string;
  dependencies: ReadonlySet<string>;
}

/** The specifiers that a module imports, re-exports or imports dynamically. */
export function specifiersOf(source: string): string[] {
  const pattern =
    /(?:^|[;\n])\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;
  return [...source.matchAll(pattern)].map(([, first, late]) => first ?? late ?? '');
}

/** `@scope/name` or `name` of `@scope/name/part`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const roomOf = (file: string) => file.split('/')[0] ?? '';

const workspaceOf = (file: string, workspaces: readonly Workspace[]) =>
  workspaces
    .filter(({folder}) => folder === '.' || file.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length)[0];

/** The forbidden and undeclared imports of one module. */
export function importProblems(
  file: string,
  source: string,
  workspaces: readonly Workspace[],
): string[] {
  const own = workspaceOf(file, workspaces);
  const allowed = mayImport[roomOf(file)];
  return specifiersOf(source).flatMap((specifier) => {
    // Node's own modules, and the virtual ones of a bundler.
    if (specifier.includes(':') || builtinModules.includes(specifier)) return [];
    if (docusaurusAlias.test(specifier) && roomOf(file) === 'site') return [];
    const isRelative = specifier.startsWith('.');
    const name = packageOf(specifier);
    const target = isRelative
      ? path.posix.join(path.posix.dirname(file), specifier)
      : workspaces.find((workspace) => workspace.name === name)?.folder;
    const room = target === undefined ? undefined : roomOf(target);
    if (room && allowed && room !== roomOf(file) && !allowed.includes(room)) {
      return [`${file}: ${roomOf(file)} must not import ${room} (${specifier})`];
    }
    const names = [name, `@types/${name}`];
    if (isRelative || own?.name === name) return [];
    if (names.some((each) => own?.dependencies.has(each))) return [];
    return [`${file}: ${own?.folder}/package.json does not declare ${name}`];
  });
}
