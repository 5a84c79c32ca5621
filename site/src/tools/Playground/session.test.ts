import {describe, expect, test} from 'vitest';
import {newSession, parseFromFrame, reduceSession} from './session';

describe('messages from the frame', () => {
  test.each([
    [{type: 'ready'}],
    [{type: 'log', level: 'warn', text: 'a'}],
    [{type: 'menu', items: [{id: '1', label: 'a'}]}],
    [{type: 'status', status: 'error', retryAt: 5}],
  ])('%j is let through', (message) => {
    expect(parseFromFrame(message)).toEqual(message);
  });

  test.each([
    [undefined],
    ['ready'],
    [{type: 'unknown'}],
    [{type: 'toString'}],
    [{type: 'log', level: 'loud', text: 'a'}],
    [{type: 'log', level: 'log', text: {html: '<b>'}}],
    [{type: 'menu', items: [null]}],
    [{type: 'status', status: 'idle'}],
    [{type: 'tab', url: 5}],
  ])('%j is dropped', (message) => {
    expect(parseFromFrame(message)).toBeUndefined();
  });
});

test('a flood of messages is bounded', () => {
  let session = newSession;
  for (let index = 0; index < 500; index++) {
    const message = {type: 'log', level: 'log', text: 'x'.repeat(9000)} as const;
    session = reduceSession(session, {type: 'heard', message});
  }
  expect(session.logs).toHaveLength(200);
  expect(session.logs[0]?.text).toHaveLength(2000);
});

test('stored values outlive a run, logs do not', () => {
  const used = {
    ...newSession,
    values: {limit: 60},
    logs: [{id: 0, level: 'log', text: 'a'} as const],
  };
  const next = reduceSession(used, {type: 'start'});
  expect(next).toMatchObject({values: {limit: 60}, logs: [], status: 'starting', frame: 1});
});
