import {expect, test} from 'vitest';
import {createTurns} from './turns';

/** A call that ends when told to. */
function openCall() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {call: () => ended, end};
}

test('an address has one call under way, and others do not wait for it', async () => {
  const inTurn = createTurns();
  const begun: string[] = [];
  const {call, end} = openCall();
  const ask = (address: string, name: string) =>
    inTurn(address, async () => {
      begun.push(name);
      await call();
    });
  const all = [ask('192.0.2.1', 'a1'), ask('192.0.2.1', 'a2'), ask('192.0.2.2', 'b1')];
  await Promise.resolve();
  expect(begun).toEqual(['a1', 'b1']);
  end();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('an address with a long line is refused, and a failure does not hold up the next call', async () => {
  const inTurn = createTurns();
  const {call, end} = openCall();
  const waiting = Array.from({length: 8}, () => inTurn('2001:db8::1', call));
  await expect(inTurn('2001:db8::2', call)).rejects.toMatchObject({kind: 'busy'});
  end();
  await Promise.all(waiting);
  const failed = inTurn('2001:db8::1', () => Promise.reject(new Error('no')));
  const next = inTurn('2001:db8::1', async () => 'answer');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('answer');
});
