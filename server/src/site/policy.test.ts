import {isFrame} from '@scriptcat/contract';
import {describe, expect, test} from 'vitest';
import {securityHeadersFor, securityOf} from './policy';

const security = securityHeadersFor({
  inlineScripts: [],
  inlineStyles: [],
  styleAttributes: [],
  scriptHosts: [],
  connectHosts: [],
  imageHosts: [],
  formHosts: [],
});
const policyOf = (path: string, isPage = true) =>
  securityOf(security, {path, isPage})['content-security-policy'] ?? '';

describe('the policy of the playground frame', () => {
  test.each(['/playground/', '/en/playground/'])('%s may be framed by the site', (path) => {
    expect(policyOf(path)).toContain("frame-ancestors 'self'");
    expect(policyOf(path)).toContain('sandbox allow-scripts');
  });

  test('it evaluates scripts and has no way to the network', () => {
    const policy = policyOf('/playground/');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("'unsafe-eval'");
    expect(policy).not.toMatch(/connect-src|worker-src|frame-src|https?:/);
  });

  test.each(['/', '/docs/dev/tools/', '/docs/playground/', '/playground/other/'])(
    '%s keeps the strict policy',
    (path) => {
      expect(isFrame(path)).toBe(false);
      expect(policyOf(path)).not.toContain('unsafe-eval');
      expect(policyOf(path)).toContain("frame-ancestors 'none'");
    },
  );
});

test('pages may start workers of this site only', () => {
  expect(policyOf('/docs/')).toContain("worker-src 'self'");
});
