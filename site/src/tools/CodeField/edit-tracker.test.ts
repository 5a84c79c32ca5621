import {expect, it} from 'vitest';
import {createEcho} from './echo';

it('knows a text that was typed, also after somebody has typed on', () => {
  const echo = createEcho();
  echo.report('a');
  echo.report('ab');
  expect(echo.isEcho('a')).toBe(true);
  expect(echo.isEcho('ab')).toBe(true);
});

it('knows the last text when those before it were skipped', () => {
  const echo = createEcho();
  echo.report('a');
  echo.report('ab');
  expect(echo.isEcho('ab')).toBe(true);
});

it('lets a text from elsewhere through, and one that was typed before it', () => {
  const echo = createEcho();
  expect(echo.isEcho('example')).toBe(false);
  echo.report('example!');
  expect(echo.isEcho('example!')).toBe(true);
  expect(echo.isEcho('example')).toBe(false);
  expect(echo.isEcho('example!')).toBe(false);
});
