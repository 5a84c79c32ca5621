import {expect, test} from 'vitest';
import {importProblems, specifiersOf} from './imports';

const workspaces = [
  {folder: '.', name: 'root', dependencies: new Set<string>()},
  {folder: 'site', name: '@scriptcat/site', dependencies: new Set(['react', '@types/hast'])},
  {folder: 'packages/a', name: '@scriptcat/a', dependencies: new Set(['@scriptcat/server'])},
  {folder: 'server', name: '@scriptcat/server', dependencies: new Set<string>()},
];
const problemsOf = (file: string, source: string) => importProblems(file, source, workspaces);

test('finds imports of every form', () => {
  const late = 'import';
  const source = [
    "import a from 'a';",
    "import 'b';",
    'import type {C} from "c";',
    "export * from './d';",
    "import {\n  e,\n} from '@e/e/part';",
    `const f = await ${late}('f');`,
    'const text = `from "g"`;',
  ].join('\n');
  expect(specifiersOf(source)).toEqual(['a', 'b', 'c', './d', '@e/e/part', 'f']);
});

test('a dependency is declared by the workspace that imports it', () => {
  expect(problemsOf('site/src/a.ts', `import 'react';\nimport type {Root} from 'hast';`)).toEqual(
    [],
  );
  expect(problemsOf('site/src/a.ts', `import 'node:fs';\nimport '@theme/Layout';`)).toEqual([]);
  expect(problemsOf('site/src/a.ts', `import 'vue/dist';`)).toEqual([
    'site/src/a.ts: site/package.json does not declare vue',
  ]);
});

test('site and server do not import each other, by path or by name', () => {
  expect(problemsOf('site/src/a.ts', `import '../../server/src/app';`)).toEqual([
    'site/src/a.ts: site must not import server (../../server/src/app)',
  ]);
  expect(problemsOf('server/src/a.ts', `import '@scriptcat/site/src';`)).toEqual([
    'server/src/a.ts: server must not import site (@scriptcat/site/src)',
  ]);
});

test('packages import nothing above them, even what they declare', () => {
  expect(problemsOf('packages/a/src/a.ts', `import '@scriptcat/server';`)).toEqual([
    'packages/a/src/a.ts: packages must not import server (@scriptcat/server)',
  ]);
});
