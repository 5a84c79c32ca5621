import {expect, test} from 'vitest';
import {readServerConfig} from './config';

const token = '4f1c0a9be2d37865'.repeat(2);

test.each<[Record<string, string>, object]>([
  [{DESK_TOKEN: ' '}, {deskToken: undefined, isReportPublic: false, trustProxy: 0}],
  [{DESK_TOKEN: token}, {deskToken: token}],
  [{PUBLIC_REPORT: 'on'}, {isReportPublic: true}],
  [
    {CORS_ORIGINS: 'https://a.example/x, http://b.example'},
    {corsOrigins: ['https://a.example', 'http://b.example']},
  ],
  [{IDLE_TIMEOUT: '5'}, {limits: {idleMs: 5000, connectionsPerAddress: 256}}],
  [{TRUST_PROXY: '1'}, {limits: {connectionsPerAddress: 0}}],
])('%j is read', (env, config) => {
  expect(readServerConfig(env)).toMatchObject({ok: true, config});
});

test.each([
  ['DESK_TOKEN', 'a1b2c3d4', 'at least 32 random characters'],
  ['DESK_TOKEN', token.slice(1), 'at least 32 random characters'],
  ['DESK_TOKEN', 'a'.repeat(64), 'at least 32 random characters'],
  ['PUBLIC_REPORT', 'yes', '"on" or "off"'],
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['CORS_ORIGINS', 'ftp://a.example', 'http or https'],
])('%s=%s is refused', (name, value, rule) => {
  const read = readServerConfig({[name]: value});
  const problem = read.ok ? '' : read.problem;
  expect(problem).toContain(`${name} must`);
  expect(problem).toContain(rule);
  // A token is a secret, so that the log must not have it.
  expect(problem.includes(value)).toBe(name !== 'DESK_TOKEN');
});
