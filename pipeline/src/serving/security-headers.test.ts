import {expect, test} from 'vitest';
import {securityOf} from '../../../server/src/site/policy';
import {foreignHosts} from './policy-sources';
import {securityHeadersFor} from './security-headers';

const inline = {inlineScripts: ['sha256-a'], inlineStyles: [], styleAttributes: []};
const security = (env: Record<string, string>) =>
  securityHeadersFor({...inline, ...foreignHosts(env)});
const policyFor = (env: Record<string, string>) =>
  security(env).page['content-security-policy'] ?? '';
const policyOf = (path: string) =>
  securityOf(security({}), {path, isPage: true})['content-security-policy'];

test('names no foreign host unless the build was configured for it', () => {
  expect(policyFor({})).not.toMatch(/https?:/);
  expect(policyFor({})).toContain("script-src 'self' 'sha256-a';");
});

test.each<[Record<string, string>, string]>([
  [{ANALYTICS_ID: 'G-1'}, 'https://www.googletagmanager.com'],
  [{SEARCH_URL: 'https://search.example/x'}, 'https://search.example'],
  [{SEARCH_APP_ID: 'ABC'}, 'https://abc-dsn.algolia.net'],
  [{FEEDBACK_URL: 'https://api.example/feedback'}, 'https://api.example'],
  [
    {ICON_MIRRORS: 'https://api.iconify.design, https://api.simplesvg.com'},
    'https://api.simplesvg.com',
  ],
])('%j allows %s, and no inline code in general', (env, host) => {
  expect(policyFor(env)).toContain(host);
  expect(policyFor(env)).not.toMatch(/unsafe-(inline|eval)/);
});

test('a setting that holds no address is named', () => {
  expect(() => foreignHosts({FEEDBACK_URL: 'ftp://a'})).toThrow(
    'FEEDBACK_URL must be a list of http',
  );
});

test.each(['/playground/', '/en/playground/'])(
  '%s evaluates scripts, may be framed by the site, and has no way to the network',
  (path) => {
    const policy = policyOf(path);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("'unsafe-eval'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toMatch(/connect-src (?!blob:;)|worker-src|frame-src|https?:/);
  },
);

test.each(['/', '/docs/dev/tools/', '/docs/playground/', '/playground/other/'])(
  '%s keeps the strict policy',
  (path) => {
    expect(policyOf(path)).not.toContain('unsafe-eval');
    expect(policyOf(path)).toContain("frame-ancestors 'none'");
    expect(policyOf(path)).toContain("worker-src 'self'");
  },
);
