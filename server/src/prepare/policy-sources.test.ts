import {expect, test} from 'vitest';
import {type BuildConfig, readBuildConfig} from '../config';
import {documentPolicy} from '../site/policy';
import {foreignHosts} from './policy-sources';

const inline = {inlineScripts: ['sha256-a'], inlineStyles: [], styleAttributes: []};

function policyFor(env: Record<string, string>): string {
  const read = readBuildConfig(env);
  if (!read.ok) throw new Error(read.problem);
  return documentPolicy({...inline, ...foreignHosts(read.config satisfies BuildConfig)});
}

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
])('%j allows %s', (env, host) => {
  expect(policyFor(env)).toContain(host);
});

test('never allows inline code in general', () => {
  expect(policyFor({ANALYTICS_ID: 'G-1'})).not.toMatch(/unsafe-(inline|eval)/);
});
