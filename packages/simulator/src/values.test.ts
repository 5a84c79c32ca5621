import {describe, expect, test} from 'vitest';
import {createManager} from './index';
import {createHost, granting, read, run, userscript} from './testing';

const all = granting('GM_getValue', 'GM_setValue', 'GM_addValueChangeListener');

// content/claims/values.yaml covers what scripts see. These tests are about the manager around them.
describe('writing', () => {
  test('a big integer is not saved and stops nothing', async () => {
    const {printed, outcome} = await run(all, `await GM.setValue('a', 10n)`);
    expect(outcome.status).toBe('complete');
    expect(printed).toEqual([expect.stringMatching(/^not saved/)]);
  });
});

describe('listeners', () => {
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
