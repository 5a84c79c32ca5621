import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {maxAddressLength, parseInstallHash, type RefusalReason} from './parse-install-hash';

const given = (hash: string) => {
  const result = parseInstallHash(hash);
  return result.state === 'given' ? result.address : result;
};

describe('accepted URLs', () => {
  test.each([
    ['#url=https://example.com/hello.user.js', 'https://example.com/hello.user.js'],
    ['#url=http://localhost:8080/a.user.js', 'http://localhost:8080/a.user.js'],
    ['#url=https%3A%2F%2Fexample.com%2Fa.user.js%3Fv%3D1', 'https://example.com/a.user.js?v=1'],
    ['#url=https://example.com/a.user.js?x=1&y=2', 'https://example.com/a.user.js?x=1&y=2'],
    ['#url=https://example.com/a%20b.user.js', 'https://example.com/a%20b.user.js'],
    ['#url=https://example.com/100%.user.js', 'https://example.com/100%.user.js'],
    ['#url=HTTPS://EXAMPLE.com/a.user.js', 'https://example.com/a.user.js'],
    [
      '#url=https://example.com/a.user.js#url=javascript:alert(1)',
      'https://example.com/a.user.js#url=javascript:alert(1)',
    ],
    ['#url=https://例子.测试/a.user.js', 'https://xn--fsqu00a.xn--0zwm56d/a.user.js'],
  ])('%s', (hash, href) => {
    expect(given(hash)).toMatchObject({href});
  });

  test('percent-encodes markup in a URL', () => {
    expect(given('#url=https://example.com/<img/src=x/onerror=alert(1)>.user.js')).toMatchObject({
      href: 'https://example.com/%3Cimg/src=x/onerror=alert(1)%3E.user.js',
    });
  });

  test.each([
    ['a.user.js', 'page'],
    ['A.USER.JS', 'page'],
    ['a.user.bg.js', 'background'],
    ['a.user.sub.js', 'subscription'],
    ['a.js', 'unclear'],
    ['?file=a.user.js', 'unclear'],
  ])('%s is a %s script', (file, kind) => {
    expect(given(`#url=https://example.com/${file}`)).toMatchObject({kind});
  });
});

describe('rejected URLs', () => {
  test.each<[string, RefusalReason]>([
    ['#url=', 'empty'],
    ['#url=javascript:alert(1)', 'scheme'],
    ['#url=JaVaScRiPt:alert(1)', 'scheme'],
    ['#url=javascript%3Aalert(1)', 'scheme'],
    ['#url=java\tscript:alert(1)', 'characters'],
    ['#url=\u0001javascript:alert(1)', 'characters'],
    ['#url=%01javascript:alert(1)', 'broken'],
    ['#url=data:text/html,<script>alert(1)</script>', 'scheme'],
    ['#url=data%3Atext/html,%3Cscript%3Ealert(1)%3C/script%3E', 'scheme'],
    ['#url=blob:https://example.com/1', 'scheme'],
    ['#url=file:///etc/passwd', 'scheme'],
    ['#url=chrome://settings', 'scheme'],
    ['#url=ftp://example.com/a.user.js', 'scheme'],
    ['#url=//example.com/a.user.js', 'broken'],
    ['#url=/docs/', 'broken'],
    ['#url=example.com/a.user.js', 'broken'],
    ['#url=https%253A%252F%252Fexample.com%252Fa.user.js', 'broken'],
    ['#url=https%3A%2F%2Fexample.com%2F%E0%A4%A', 'broken'],
    ['#url=https://', 'broken'],
    ['#url=<script>alert(1)</script>', 'broken'],
    ['#url=https://scriptcat.org@evil.example/a.user.js', 'credentials'],
    ['#url=https://user:secret@example.com/a.user.js', 'credentials'],
    ['#url=https://example.com/\u202Esj.resu.a', 'characters'],
    ['#url=https://example.com/a b.user.js', 'characters'],
    [`#url=https://example.com/${'a'.repeat(maxAddressLength)}.user.js`, 'too-long'],
    [`#url=https://example.com/${'界'.repeat(700)}.user.js`, 'too-long'],
  ])('%s', (hash, reason) => {
    expect(parseInstallHash(hash)).toEqual({state: 'refused', reason});
  });
});

test.each([
  '',
  '#',
  '#get-scriptcat',
  '#URL=https://example.com/a.user.js',
  '#a&url=https://e.com',
])('%s is an ordinary anchor', (hash) => {
  expect(parseInstallHash(hash)).toEqual({state: 'absent'});
});

test('returns only http(s) URLs for any input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({unit: 'binary'}), fc.webUrl()), (text) => {
      const result = parseInstallHash(`#url=${text}`);
      if (result.state !== 'given') return;
      const {href, host} = result.address;
      expect(href).toMatch(/^https?:\/\/[^\s<>"@/]+\//);
      expect(href.length).toBeLessThanOrEqual(maxAddressLength);
      expect(new URL(href).host).toBe(host);
    }),
  );
});
