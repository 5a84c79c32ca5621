import {describe, expect, test} from 'vitest';
import {createManager} from './index';
import {createHost, granting, read, run, userscript} from './testing';

const all = granting(
  'GM_getValue',
  'GM_setValue',
  'GM_getValues',
  'GM_setValues',
  'GM_deleteValues',
  'GM_listValues',
  'GM_addValueChangeListener',
);
const resultOf = async (code: string, lines = all) => (await run(lines, code)).value;

describe('reading', () => {
  test.each([
    [
      'gives a copy',
      `GM_setValue('o', {x: 1}); GM_getValue('o').x = 2; return GM_getValue('o').x`,
      1,
    ],
    ['keeps null', `GM_setValue('n', null); return GM_getValue('n', 'd')`, null],
    ['takes undefined as deleted', `GM_setValue('u'); return GM_getValue('u', 'd')`, 'd'],
    [
      'leaves missing names out of a list',
      `GM_setValue('a', 1); return GM_getValues(['a', 'b'])`,
      {a: 1},
    ],
    [
      'fills missing names of an object',
      `GM_setValue('a', 1); return GM_getValues({a: 0, b: 5})`,
      {a: 1, b: 5},
    ],
  ])('%s', async (_, code, expected) => {
    expect(await resultOf(code)).toEqual(expected);
  });

  test('the promise form resolves and is not the value itself', async () => {
    const code = `const p = GM.getValue('a', 3); return [p instanceof Promise, await p]`;
    expect(await resultOf(code)).toEqual([true, 3]);
  });
});

describe('writing', () => {
  test('what JSON does not keep is lost at once', async () => {
    const code = `GM_setValue('d', new Date(0)); GM_setValue('m', new Map([[1, 2]]));
      return [GM_getValue('d'), GM_getValue('m')]`;
    expect(await resultOf(code)).toEqual(['1970-01-01T00:00:00.000Z', {}]);
  });

  test('an object that cannot be copied deletes its name', async () => {
    const code = `GM_setValue('bad', 1); const c = {}; c.self = c; GM_setValue('bad', c);
      return GM_getValue('bad', 'gone')`;
    const {value, printed} = await run(all, code);
    expect(value).toBe('gone');
    expect(printed).toEqual(['customClone failed']);
  });

  test('a big integer is not saved and stops nothing', async () => {
    const {printed, outcome} = await run(all, `await GM.setValue('a', 10n)`);
    expect(outcome.status).toBe('complete');
    expect(printed).toEqual([expect.stringMatching(/^not saved/)]);
  });

  test.each([
    ['GM_setValues(1)', 'GM_setValues: values must be an object'],
    ['await GM.setValues(1)', 'GM.setValues: values must be an object'],
    ["await GM.deleteValues('x')", 'GM.deleteValues: keys must be string[]'],
  ])('%s is refused', async (code, message) => {
    const {outcome} = await run(all, code);
    expect(outcome).toMatchObject({status: 'error', error: {message}});
  });
});

describe('listeners', () => {
  test('hear of their own change after the save, not within the call', async () => {
    const code = `const calls = []; const id = GM_addValueChangeListener('a', (...args) => calls.push(args));
      GM_setValue('a', 1); const during = calls.length; await GM.setValue('a', 1); await GM.setValue('a', 2);
      return {id, during, calls}`;
    expect(await resultOf(code)).toEqual({
      id: 1,
      during: 0,
      calls: [
        ['a', undefined, 1, false, 7],
        ['a', 1, 2, false, 7],
      ],
    });
  });

  test('hear of what the user edits as remote, from tab -2', async () => {
    const code = `globalThis.calls = []; GM_addValueChangeListener('k', (...args) => calls.push(args))`;
    const {window, editValue} = await run(all, code);
    editValue('k', 7);
    expect(window.calls).toEqual([['k', undefined, 7, true, -2]]);
  });

  test('hear of another script with the same @storageName', async () => {
    const manager = createManager();
    const start = (code: string) => {
      const source = userscript([...all, '@storageName shared'], code);
      const loaded = manager.load(read(source), createHost().host);
      return loaded.start(source).then(() => loaded);
    };
    const reader = await start(
      `globalThis.seen = []; GM_addValueChangeListener('n', (...args) => seen.push(args.slice(1, 4)))`,
    );
    await start(`await GM.setValue('n', 1)`);
    expect(reader.window.seen).toEqual([[undefined, 1, true]]);
    const apart = await run(all, `return GM_getValue('n', 'nothing')`);
    expect(apart.value).toBe('nothing');
  });
});

describe('user configuration', () => {
  const config = `/* ==UserConfig==
look:
  size:
    default: 5
  name:
    title: Name
==/UserConfig== */`;

  test('a default comes before the second argument, and every name is listed', async () => {
    const code = `return [GM_getValue('look.size', 1), GM_getValue('look.name', 'x'), GM_listValues()]`;
    expect(await resultOf(`${config}\n${code}`)).toEqual([
      5,
      'x',
      ['look.size', 'look.name', '#options.sort'],
    ]);
  });
});
