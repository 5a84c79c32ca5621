import {describe, expect, test} from 'vitest';
import {runSample} from './run-sample';

describe('a behaviour test fails', () => {
  test('when a script uses what its header does not grant', async () => {
    const {error, manager} = await runSample('test/fixtures/missing-grant.js');
    expect(error).toMatchObject({name: 'ReferenceError', message: 'GM_setValue is not defined'});
    expect(manager.values.size).toBe(0);
  });

  test('when a command is not there to be chosen', async () => {
    const {manager} = await runSample('test/fixtures/missing-grant.js');
    await expect(manager.choose('Reset')).rejects.toThrow('no menu entry "Reset"');
  });
});
