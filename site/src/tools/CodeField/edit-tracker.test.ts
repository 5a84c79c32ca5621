import {expect, it} from 'vitest';
import {createEditTracker} from './edit-tracker';

it('knows a text that was typed, also after somebody has typed on', () => {
  const edits = createEditTracker();
  edits.report('a');
  edits.report('ab');
  expect(edits.isOwnEdit('a')).toBe(true);
  expect(edits.isOwnEdit('ab')).toBe(true);
});

it('knows the last text when those before it were skipped', () => {
  const edits = createEditTracker();
  edits.report('a');
  edits.report('ab');
  expect(edits.isOwnEdit('ab')).toBe(true);
});

it('lets a text from elsewhere through, and one that was typed before it', () => {
  const edits = createEditTracker();
  expect(edits.isOwnEdit('example')).toBe(false);
  edits.report('example!');
  expect(edits.isOwnEdit('example!')).toBe(true);
  expect(edits.isOwnEdit('example')).toBe(false);
  expect(edits.isOwnEdit('example!')).toBe(false);
});
