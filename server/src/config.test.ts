import {expect, test} from 'vitest';
import {readSettings} from './config';

const token = '4f1c0a9be2d37865'.repeat(2);
const random = 'at least 32 random characters, such as those of "openssl rand -hex 32".';

test.each<[Record<string, string>, object]>([
  [{DESK_TOKEN: ' '}, {DESK_TOKEN: undefined, PUBLIC_REPORT: 'off', TRUST_PROXY: 0, PORT: 3000}],
  [{DESK_TOKEN: token}, {DESK_TOKEN: token}],
  [
    {CORS_ORIGINS: 'https://a.example/x, http://b.example'},
    {CORS_ORIGINS: ['https://a.example', 'http://b.example']},
  ],
  [{IDLE_TIMEOUT: ' 5 '}, {IDLE_TIMEOUT: 5000}],
])('%j is read', (env, settings) => {
  expect(readSettings(env)).toMatchObject(settings);
});

test.each([
  ['DESK_TOKEN', 'a1b2c3d4', random],
  ['DESK_TOKEN', 'a'.repeat(64), random],
  ['DATABASE_URL', 'mysql://a:secret@b', 'a URL that starts with "file:" or "postgres://".'],
  ['PUBLIC_REPORT', 'yes', '"on" or "off", not "yes".'],
  ['PORT', '65536', 'a whole number from 0 to 65535, not "65536".'],
  ['CORS_ORIGINS', 'ftp://a.example', 'a list of http or https URLs, not "ftp://a.example".'],
])('%s=%s is refused in one sentence, without secrets', (name, value, rule) => {
  expect(() => readSettings({[name]: value})).toThrow(new Error(`${name} must be ${rule}`));
});
