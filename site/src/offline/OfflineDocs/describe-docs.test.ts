import offlineTexts from '@scriptcat/content/offline/docs';
import {describe, expect, test} from 'vitest';
import type {DocsState} from '../docs-state';
import {buttonsOf, describeDocs} from './describe-docs';

const texts = offlineTexts.en;
const record = {
  state: 'complete',
  pages: 53,
  bytes: 6_400_000,
  savedAt: '2026-01-12T08:30:00.000Z',
} as const;
const actions = (state: DocsState) => buttonsOf(state, texts).map(({action}) => action);
const sentence = (state: DocsState) => describeDocs(state, {texts, language: 'en'});

describe('the saved documentation in words', () => {
  test('what is saved is described by pages, size and date', () => {
    const text = sentence({kind: 'saved', record, isUpdating: false});
    expect(text).toMatch(/^53 pages are saved \(6\.4 MB, updated 12 January 2026\)/);
  });

  test('what is not saved is described by what it would take', () => {
    const offer = {pages: 53, bytes: 6_400_000};
    expect(describeDocs({kind: 'absent'}, {texts, language: 'en', offer})).toBe(
      'There are 53 pages, which take up about 6.4 MB.',
    );
    expect(sentence({kind: 'absent'})).toBe('Nothing is saved yet.');
  });

  test('each problem has its own remedy', () => {
    const said = (['network', 'storage', 'worker'] as const).map((problem) =>
      sentence({kind: 'failed', problem}),
    );
    expect(new Set(said).size).toBe(3);
  });

  test('there is always something to do first', () => {
    expect(actions({kind: 'absent'})).toEqual(['save']);
    expect(actions({kind: 'saving'})).toEqual(['pause']);
    expect(actions({kind: 'paused'})).toEqual(['save', 'remove']);
    expect(actions({kind: 'failed', problem: 'network'})).toEqual(['save', 'remove']);
    expect(actions({kind: 'saved', record, isUpdating: false})).toEqual(['save', 'remove']);
    expect(actions({kind: 'saved', record, isUpdating: true})).toEqual(['pause', 'remove']);
  });
});
