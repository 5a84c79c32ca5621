import {expect, test} from 'vitest';
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
const policyOf = (path: string) =>
  securityOf(security, {path, isPage: true})['content-security-policy'] ?? '';

test.each(['/playground/', '/en/playground/'])(
  '%s evaluates scripts, may be framed by the site, and has no way to the network',
  (path) => {
    const policy = policyOf(path);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("'unsafe-eval'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toMatch(/connect-src|worker-src|frame-src|https?:/);
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
