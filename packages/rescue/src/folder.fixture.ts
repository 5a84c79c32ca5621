import {type Write, writeLog, writeManifest, writeTable} from './database.fixture';
import type {Values} from './model';

export type Folder = Map<string, Uint8Array>;

/** Numbers between 0 and 1 that are the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A script with all its codes and stored values, oldest first. */
export interface WrittenScript {
  uuid: string;
  codes: string[];
  values: Values[];
}

/** The code of a script: more or less long, with characters that JSON and UTF-8 treat specially. */
function makeCode(number: number, version: number, random: () => number): string {
  const lines = Array.from(
    {length: 5 + Math.floor(random() * 150)},
    (_, line) => `console.log("${line}: ${random().toString(36)} \\ 脚本 😀 </script>");`,
  );
  return `// ==UserScript==
// @name         Script ${number}
// @namespace    fixture
// @version      ${version}.0
// @match        https://example.com/*
// ==/UserScript==
${lines.join('\n')}
`;
}

/**
 * A folder as a browser leaves it: a table with first versions, one with updates, and a log. The
 * scripts of `deleted` are removed at the end, as the extension does when it has no trash.
 */
export function makeFolder({count = 30, seed = 1, deleted = 0} = {}) {
  const random = createRandom(seed);
  let sequence = 100;
  const writes: [first: Write[], second: Write[], log: Write[]] = [[], [], []];
  const put = (place: 0 | 1 | 2, key: string, value?: unknown) =>
    writes[place].push({key, value: value && JSON.stringify(value), sequence: sequence++} as Write);
  const scripts = Array.from({length: count}, (_, number): WrittenScript => {
    const uuid = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    return {uuid, codes: [], values: []};
  });
  for (const place of [0, 1, 2] as const) {
    scripts.forEach(({uuid, codes, values}, number) => {
      // Every script is in the first table, half are updated, and a third is in the log.
      if (number % (place + 1) > 0) return;
      const code = makeCode(number, place + 1, random);
      const name = `Script ${number}`;
      const status = number % 4 === 0 ? 2 : 1;
      put(place, `script:${uuid}`, {
        uuid,
        name,
        namespace: 'fixture',
        status,
        updatetime: 1e12 + sequence,
      });
      put(place, `scriptCode:${uuid}`, {code, uuid});
      const data = {count: place, text: `value "${place}"`, list: [number, null, {deep: '数据'}]};
      put(place, `value:${uuid}`, {uuid, data, createtime: 1, updatetime: 2});
      codes.push(code);
      values.push(data);
    });
  }
  for (const {uuid} of scripts.slice(0, deleted)) {
    for (const prefix of ['script', 'scriptCode', 'value']) put(2, `${prefix}:${uuid}`);
  }
  const folder: Folder = new Map([
    ['CURRENT', new Uint8Array()],
    ['MANIFEST-000004', writeManifest([5, 7], 8)],
    ['000005.ldb', writeTable(writes[0])],
    ['000007.ldb', writeTable(writes[1], false)],
    ['000008.log', writeLog(writes[2])],
  ]);
  return {folder, scripts};
}

/** A table as it lies in a folder, without compression. */
export const makeTable = (writes: readonly Write[]) => writeTable(writes, false);
