import {expect, test} from 'vitest';
import {readServerConfig} from './config';

const problemOf = (env: Record<string, string>) => {
  const read = readServerConfig(env);
  return read.ok ? undefined : read.problem;
};

test('there is no desk and no public report unless they are asked for', () => {
  const read = readServerConfig({DESK_TOKEN: ' '});
  expect(read).toMatchObject({ok: true, config: {deskToken: undefined, isReportPublic: false}});
});

test.each([
  ['short', 'a1b2c3d4'],
  ['31 characters long', '4f1c0a9be2d378654f1c0a9be2d3786'],
  ['one letter again and again', 'a'.repeat(64)],
])('a token that is %s is refused, and not repeated', (_, token) => {
  const problem = problemOf({DESK_TOKEN: token});
  expect(problem).toContain('at least 32 random characters');
  expect(problem).not.toContain(token);
});

test('a long token is taken', () => {
  const token = '4f1c0a9be2d37865'.repeat(2);
  expect(readServerConfig({DESK_TOKEN: token})).toMatchObject({config: {deskToken: token}});
});

test('the public report is on or off', () => {
  expect(readServerConfig({PUBLIC_REPORT: 'on'})).toMatchObject({config: {isReportPublic: true}});
  expect(problemOf({PUBLIC_REPORT: 'yes'})).toBe('PUBLIC_REPORT must be "on" or "off", not "yes".');
});
