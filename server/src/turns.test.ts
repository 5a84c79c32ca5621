import {expect, test} from 'vitest';
import {createTurns} from './turns';

test('an address has one call under way and few waiting, and others do not wait for it', async () => {
  const inTurn = createTurns();
  const begun: string[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const ask = (address: string) =>
    inTurn(address, async () => {
      begun.push(address);
      await ended;
    });
  const all = [...Array.from({length: 8}, () => ask('2001:db8::1')), ask('192.0.2.2')];
  await expect(ask('2001:db8::2')).rejects.toMatchObject({kind: 'busy'});
  expect(begun).toEqual(['2001:db8::1', '192.0.2.2']);
  end();
  await Promise.all(all);
  expect(begun).toHaveLength(9);
});

test('a failure does not hold up the next call', async () => {
  const inTurn = createTurns();
  const failed = inTurn('192.0.2.1', () => Promise.reject(new Error('no')));
  const next = inTurn('192.0.2.1', async () => 'answer');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('answer');
});
