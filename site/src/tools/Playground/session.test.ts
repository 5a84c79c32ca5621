import {describe, expect, test} from 'vitest';
import type {FromFrame} from '../playground-frame/protocol';
import {parseFromFrame} from './messages';
import {newSession, reduceSession, type Session} from './session';

function hear(session: Session, data: unknown): Session {
  const message = parseFromFrame(data);
  return message ? reduceSession(session, {type: 'heard', message}) : session;
}

const log = (...texts: string[]) => ({
  type: 'log',
  lines: texts.map((text) => ({level: 'log', text})),
  skipped: 0,
});

describe('messages from the frame', () => {
  test.each<[FromFrame]>([
    [{type: 'ready'}],
    [{type: 'log', lines: [{level: 'warn', text: 'a'}], skipped: 0}],
    [{type: 'log', lines: [{level: 'system', kind: 'request', text: 'a'}], skipped: 3}],
    [{type: 'menu', items: [{id: '1', label: 'a'}]}],
    [{type: 'values', area: 'a', values: {limit: '60'}}],
    [{type: 'prompt', prompt: {id: 1, permission: 'cors', subject: 'a.test'}}],
    [{type: 'status', status: 'error', retryAt: 5}],
  ])('%j is let through', (message) => {
    expect(parseFromFrame(message)).toEqual(message);
  });

  test.each([
    [undefined],
    ['ready'],
    [{type: 'unknown'}],
    [{type: 'toString'}],
    [{type: 'log', lines: 'a'}],
    [{type: 'menu', items: 5}],
    [{type: 'status', status: 'idle'}],
    [{type: 'tab', id: 1, url: 5}],
    [{type: 'tab', id: Number.POSITIVE_INFINITY, url: 'a'}],
    [{type: 'values', area: 'a', values: {big: 10n}}],
    [{type: 'values', area: 'a', values: {broken: '{'}}],
    [{type: 'values', area: 'a', values: {long: JSON.stringify('x'.repeat(1_000_001))}}],
    [{type: 'prompt', prompt: {id: 1, permission: 'everything', subject: 'a'}}],
  ])('%s is dropped', (message) => {
    expect(parseFromFrame(message)).toBeUndefined();
  });

  test('what a message should not have is left out of it', () => {
    const lines = [{level: 'loud', text: 'a'}, null, {level: 'log', text: {html: '<b>'}}];
    expect(parseFromFrame({type: 'log', lines, skipped: -1})).toEqual({
      type: 'log',
      lines: [],
      skipped: 0,
    });
    for (const retryAt of [Number.POSITIVE_INFINITY, Number.NaN, 9e15, 10n]) {
      const read = parseFromFrame({type: 'status', status: 'error', retryAt});
      expect(read).toEqual({type: 'status', status: 'error'});
    }
  });

  test('hundreds of thousands of values are given up early', () => {
    const values = Object.fromEntries(Array.from({length: 200_000}, (_, index) => [index, '1']));
    expect(parseFromFrame({type: 'values', area: 'a', values})).toBeUndefined();
  });

  test('two menu entries never have the same id', () => {
    const items = [
      {id: '1', label: 'first'},
      {id: '1', label: 'second'},
    ];
    expect(parseFromFrame({type: 'menu', items})).toMatchObject({items: [{label: 'second'}]});
  });
});

describe('lists', () => {
  const idsOf = (items: readonly {id: unknown}[]) => new Set(items.map(({id}) => id));

  test('a long log keeps its last lines, each with an id of its own', () => {
    let session = newSession;
    for (let index = 0; index < 800; index++) session = hear(session, log('x'.repeat(9000)));
    expect(session.log).toHaveLength(500);
    expect(idsOf(session.log).size).toBe(500);
    expect(session.log[0]?.text).toHaveLength(2000);
    expect(session.log.at(-1)?.id).toBe(799);
  });

  test('lines that were left out keep their numbers', () => {
    const session = hear(hear(newSession, log('a')), {...log('b'), skipped: 40});
    expect(session.log.map(({id}) => id)).toEqual([0, 41]);
  });

  test('opened tabs are bounded and told apart', () => {
    let session = newSession;
    for (let id = 0; id < 30; id++) session = hear(session, {type: 'tab', id, url: 'a'});
    session = hear(session, {type: 'tab', id: 29, url: 'b'});
    expect(session.tabs).toHaveLength(20);
    expect(idsOf(session.tabs).size).toBe(20);
  });

  test('a notification with a known id takes the place of the first', () => {
    const show = (text: string) => ({
      type: 'notification',
      notification: {id: 'n', title: '', text, buttons: []},
    });
    const session = hear(hear(newSession, show('a')), show('b'));
    expect(session.notifications).toMatchObject([{text: 'b'}]);
  });
});

test('stored values outlive a run, logs do not', () => {
  const values = {type: 'values', area: 'mine', values: {limit: '60'}};
  const used = hear(hear(newSession, log('a')), values);
  const next = reduceSession(used, {type: 'start'});
  expect(next).toMatchObject({
    areas: {mine: {limit: '60'}},
    log: [],
    lines: 0,
    status: 'starting',
    frame: 1,
  });
});
