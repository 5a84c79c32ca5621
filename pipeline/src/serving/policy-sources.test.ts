import {expect, test} from 'vitest';
import {documentPolicy} from '../../../server/src/site/policy';
import {foreignHosts} from './policy-sources';

const inline = {inlineScripts: ['sha256-a'], inlineStyles: [], styleAttributes: []};
const policyFor = (env: Record<string, string>) =>
  documentPolicy({...inline, ...foreignHosts(env)});

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
  expect(() => foreignHosts({FEEDBACK_URL: 'ftp://a'})).toThrow('FEEDBACK_URL must hold http');
});
