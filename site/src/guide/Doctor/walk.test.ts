import {describe, expect, test} from 'vitest';
import {browserWords} from '../BrowserWord/words';
import {type DoctorTree, doctor} from './doctor';
import {anchorOf, nodeFromHash, readingOrder, treeProblems, wayTo} from './walk';

const text = {'zh-Hans': '文', en: 'text'};
const end = {kind: 'end', title: text, steps: [text], why: text, links: []} as const;
const question = (...next: string[]) =>
  ({kind: 'question', title: text, answers: next.map((id) => ({label: text, next: id}))}) as const;
const tree = (nodes: DoctorTree['nodes']): DoctorTree => ({start: 'start', nodes});

test('every word of a browser that a text asks for is known', () => {
  const asked = JSON.stringify(doctor).matchAll(/\{([a-zA-Z]+)\}/g);
  for (const [, name = ''] of asked) expect(Object.keys(browserWords)).toContain(name);
});

describe('the tree of the page', () => {
  test('has no unknown, unreachable, shared or empty node', () => {
    expect(treeProblems(doctor)).toEqual([]);
  });

  test('leads to every end state by at least one answer', () => {
    const ends = Object.keys(doctor.nodes).filter((id) => doctor.nodes[id]?.kind === 'end');
    expect(ends.length).toBeGreaterThan(20);
    for (const id of ends) expect(wayTo(doctor, id)?.length, id).toBeGreaterThan(0);
  });

  test('needs at most six answers', () => {
    const longest = Math.max(...readingOrder(doctor).map((id) => wayTo(doctor, id)?.length ?? 99));
    expect(longest).toBeLessThanOrEqual(6);
  });

  test('says everything in both languages, and not the same in both', () => {
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('zh-Hans' in value && 'en' in value) {
        const {'zh-Hans': zh, en} = value as typeof text;
        expect(zh.trim(), path).not.toBe('');
        expect(en.trim(), path).not.toBe('');
        expect(en, path).not.toMatch(/[\u4e00-\u9fff]/);
        return;
      }
      for (const [key, item] of Object.entries(value)) walk(item, `${path}.${key}`);
    };
    walk(doctor.nodes, 'nodes');
  });

  test('uses ids that are safe in an address', () => {
    for (const id of Object.keys(doctor.nodes)) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

describe('treeProblems', () => {
  test('accepts a question with two ends', () => {
    expect(treeProblems(tree({start: question('a', 'b'), a: end, b: end}))).toEqual([]);
  });

  test('names an answer that leads nowhere', () => {
    expect(treeProblems(tree({start: question('a', 'gone'), a: end}))).toEqual([
      {code: 'unknown-node', from: 'start', to: 'gone'},
    ]);
  });

  test('names a node nobody leads to', () => {
    expect(treeProblems(tree({start: question('a', 'b'), a: end, b: end, c: end}))).toEqual([
      {code: 'unreachable', id: 'c'},
    ]);
  });

  test('names a node with two parents, and so the way back of a cycle', () => {
    const shared = tree({start: question('a', 'b'), a: question('b', 'c'), b: end, c: end});
    expect(treeProblems(shared)).toEqual([{code: 'several-parents', id: 'b'}]);
    const cycle = tree({start: question('a', 'b'), a: question('start', 'c'), b: end, c: end});
    expect(treeProblems(cycle)).toEqual([{code: 'several-parents', id: 'start'}]);
  });

  test('names a detached cycle', () => {
    const detached = tree({
      start: question('a', 'b'),
      a: end,
      b: end,
      c: question('d', 'e'),
      d: question('c', 'f'),
      e: end,
      f: end,
    });
    expect(treeProblems(detached).map((problem) => problem.code)).toEqual(
      Array(4).fill('unreachable'),
    );
  });

  test('names a question with fewer than two answers and an end without a step', () => {
    const empty = {...end, steps: []};
    expect(treeProblems(tree({start: question('a'), a: empty}))).toEqual([
      {code: 'dead-end', id: 'start'},
      {code: 'dead-end', id: 'a'},
    ]);
  });
});

describe('wayTo', () => {
  const small = tree({start: question('a', 'b'), a: question('c', 'd'), b: end, c: end, d: end});

  test('lists the questions and the answers chosen', () => {
    expect(wayTo(small, 'd')).toEqual([
      {question: 'start', answer: {label: text, next: 'a'}},
      {question: 'a', answer: {label: text, next: 'd'}},
    ]);
  });

  test('is empty at the start and null for a stranger', () => {
    expect(wayTo(small, 'start')).toEqual([]);
    expect(wayTo(small, 'nobody')).toBeNull();
  });

  test('comes back from a cycle', () => {
    expect(wayTo(tree({start: question('a', 'a'), a: question('start', 'a')}), 'z')).toBeNull();
  });
});

describe('nodeFromHash', () => {
  test('reads back what anchorOf writes', () => {
    for (const id of Object.keys(doctor.nodes)) {
      expect(nodeFromHash(doctor, `#${anchorOf(id)}`)).toBe(id);
    }
  });

  test.each(['', '#', '#doctor', '#doctor-', '#two-managers', '#doctor-toString', '#doctor-%00'])(
    'ignores %j',
    (hash) => {
      expect(nodeFromHash(doctor, hash)).toBeNull();
    },
  );
});
