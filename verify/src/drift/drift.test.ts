import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {compare, type Documented, likeness} from './compare';
import {readDeclarations} from './declarations';
import {reasonToKeep} from './known';
import {addressesIn, type Reference, readReference} from './reference';

const declarations = `
// Names a script can use.
declare const GM_info: { version: string };
/** declare function GM_commented(): void; */
declare function GM_getValue(name: string): any;
declare class CATRetryError {}
declare namespace GMTypes {
  interface OpenTabOptions {
    active?: boolean;
    /** Where: { before: boolean } */
    insert?: boolean | number;
    nested?: { inner: string };
    "run-at"?: string;
    onclose(): void;
  }
}`;

describe('declarations', () => {
  test('have their names and the fields of each interface', () => {
    expect(readDeclarations(declarations)).toEqual({
      names: ['CATRetryError', 'GM_getValue', 'GM_info'],
      fields: {OpenTabOptions: ['active', 'insert', 'nested', 'run-at', 'onclose']},
    });
  });
});

describe('addresses', () => {
  test('lose their language, query and what is filled in', () => {
    const text = `"https://docs.scriptcat.org/en/docs/dev/" 'https://docs.scriptcat.org/docs/use/?browser=edge'
      \`https://docs.scriptcat.org\${localePath}/docs/dev/meta#match\` https://docs.scriptcat.org/docs/change/#1.5.0`;
    expect(addressesIn(text)).toEqual([
      '/docs/change/',
      '/docs/dev/',
      '/docs/dev/meta#match',
      '/docs/use/',
    ]);
  });
});

const documented: Documented = {
  names: ['GM_info', 'GM_getValue', 'CATRetryError', 'GM_cookie.list'],
  removedNames: ['CAT_click'],
  fields: {openTabOptions: ['active', 'insert', 'nested', 'run-at', 'onclose', 'pinned']},
  grants: ['GM_getValue'],
  metadataKeys: ['match', 'storageName'],
  unreadKeys: ['sandbox'],
  labels: [{label: 'Check Update', page: 'site/docs/use/use.mdx'}],
  addresses: ['/docs/dev/', '/docs/dev/meta#match'],
};

const reference: Reference = {
  declarations: readDeclarations(declarations),
  grants: ['GM_getValue'],
  metadataKeys: ['match', 'storagename'],
  labels: new Set(['Check Update']),
  addresses: ['/docs/dev', '/docs/dev/meta#match'],
};

describe('a version', () => {
  test('that the documentation knows shows no difference', () => {
    expect(compare(reference, documented)).toEqual([]);
  });

  test.each([
    [
      'a new function',
      {declarations: readDeclarations(`${declarations}\ndeclare function GM_fresh(): void;`)},
      {kind: 'new', what: 'name', name: 'GM_fresh'},
    ],
    [
      'a new option',
      {
        declarations: readDeclarations(
          declarations.replace('active?', 'muted?: boolean;\n active?'),
        ),
      },
      {kind: 'new', what: 'option', name: 'openTabOptions.muted'},
    ],
    [
      'a new grant',
      {grants: ['GM_getValue', 'GM_fresh']},
      {kind: 'new', what: 'grant', name: 'GM_fresh'},
    ],
    ['a grant that is gone', {grants: []}, {kind: 'gone', what: 'grant', name: 'GM_getValue'}],
    [
      'a new metadata key',
      {metadataKeys: ['match', 'storagename', 'support']},
      {kind: 'new', what: 'metadata key', name: 'support'},
    ],
    [
      'a label that is gone',
      {labels: new Set(['Look for updates'])},
      {kind: 'gone', what: 'label', name: 'Check Update', file: 'site/docs/use/use.mdx'},
    ],
    [
      'a new address',
      {addresses: ['/docs/dev/', '/docs/dev/meta#tag']},
      {
        kind: 'new',
        what: 'address',
        name: '/docs/dev/meta#tag',
        file: 'content/site/addresses.yaml',
      },
    ],
  ])('with %s says so, with the file to edit', (_name, change, drift) => {
    const found = compare({...reference, ...change}, documented);
    expect(found).toEqual([expect.objectContaining(drift)]);
    expect(found[0]?.file).toMatch(/\//);
  });

  test('in which something was renamed says what it may be now', () => {
    const found = compare({...reference, grants: ['GM_getValues']}, documented);
    expect(found).toEqual([
      expect.objectContaining({kind: 'renamed', name: 'GM_getValue', now: 'GM_getValues'}),
    ]);
  });
});

test('words are alike by what they begin and end with', () => {
  expect(likeness('GM_getValue', 'GM_getValues')).toBeGreaterThan(0.9);
  expect(likeness('GM_log', 'CAT_click')).toBeLessThan(0.5);
});

test('a folder without declarations is refused by name', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'drift-'));
  expect(() => readReference(folder)).toThrow(folder);
  writeFileSync(path.join(folder, 'scriptcat.d.ts'), declarations);
  expect(readReference(folder).declarations.names).toContain('GM_getValue');
});

test('a difference stays only where somebody wrote down why', () => {
  const gone = {kind: 'gone', what: 'metadata key', name: 'support', file: ''} as const;
  expect(reasonToKeep(gone)).toContain('1.5.1');
  expect(reasonToKeep({...gone, kind: 'new'})).toBeUndefined();
  expect(reasonToKeep({...gone, name: 'match'})).toBeUndefined();
});
