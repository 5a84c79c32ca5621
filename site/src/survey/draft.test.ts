import {describe, expect, test} from 'vitest';
import {emptyDraft, loadDraft, nextAttempt, readOrigin, saveDraft} from './draft';

function createStorage(content?: string): () => Storage {
  const items = new Map(content ? [['uninstall-survey', content]] : []);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    get length() {
      return items.size;
    },
  } as Storage;
  return () => storage;
}

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('parameters from the extension', () => {
  test('are read and removed from the URL, others stay', () => {
    expect(readOrigin('?v=1.5.0-beta.2&b=edge&c=beta&lang=en')).toEqual({
      origin: {version: '1.5.0-beta.2', browser: 'edge', channel: 'beta'},
      rest: '?lang=en',
    });
  });

  test('that are invalid are dropped and removed from the URL', () => {
    expect(readOrigin('?v=<script>&b=a+b+c&c=%00')).toEqual({origin: {}, rest: ''});
    expect(readOrigin('')).toEqual({origin: {}, rest: ''});
  });
});

describe('a draft', () => {
  const draft = {...emptyDraft, reason: 'bugs' as const, feedback: '写到一半'};

  test('comes back as it was saved', () => {
    const storage = createStorage();
    saveDraft(storage, draft);
    expect(loadDraft(storage)).toEqual(draft);
  });

  test('that is empty is not stored', () => {
    const storage = createStorage();
    saveDraft(storage, draft);
    expect(storage()).toHaveLength(1);
    saveDraft(storage, emptyDraft);
    expect(storage()).toHaveLength(0);
  });

  test.each([
    ['nothing', 'null'],
    ['another type', '"text"'],
    ['half an object', '{"reason":'],
    ['no text', '{"reason":"bugs"}'],
  ])('of %s is an empty one', (_name, content) => {
    expect(loadDraft(createStorage(content))).toEqual(emptyDraft);
  });

  test('with an unknown reason keeps the text', () => {
    const stored = createStorage('{"reason":"boredom","feedback":"x"}');
    expect(loadDraft(stored)).toEqual({...emptyDraft, feedback: 'x'});
  });

  test('works without storage', () => {
    expect(() => saveDraft(blocked, draft)).not.toThrow();
    expect(loadDraft(blocked)).toEqual(emptyDraft);
  });

  test('keeps its id when the same is sent again, and gets a new one when it changed', () => {
    let ids = 0;
    const createId = () => {
      ids += 1;
      return `id-${ids}`;
    };
    const first = nextAttempt(draft, createId);
    expect(nextAttempt({...draft, attempt: first}, createId)).toEqual(first);
    expect(nextAttempt({...draft, feedback: 'changed', attempt: first}, createId).id).toBe('id-2');
  });
});
