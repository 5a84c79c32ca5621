import {expect, test} from 'vitest';
import {collectInlineCode, noInlineCode} from './inline-hashes';

// echo -n "alert(1)" | openssl dgst -sha256 -binary | base64
const alertHash = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';

function collect(html: string) {
  const code = noInlineCode();
  collectInlineCode(html, code);
  return code;
}

test('names every script a browser would run, by its hash', () => {
  const {scripts} = collect(
    '<script>alert(1)</script><script type=module>alert(1)</script><script src="/a.js"></script>' +
      '<script type="application/ld+json">{}</script>',
  );
  expect([...scripts]).toEqual([alertHash]);
});

test('a changed script has another hash', () => {
  expect([...collect('<script>alert(2)</script>').scripts]).not.toContain(alertHash);
});

test('finds styles and style attributes, also inside templates', () => {
  const code = collect('<style>a{}</style><template><p style="color:red">x</p></template>');
  expect(code.styles.size).toBe(1);
  expect(code.attributes.size).toBe(1);
});

test('reports event handlers, which the policy blocks', () => {
  expect([...collect('<body onload="x()">').blockedHandlers]).toEqual(['body[onload]']);
});
