import {expect, test} from 'vitest';
import {inlineCodeOf} from './inline-hashes';

// echo -n "alert(1)" | openssl dgst -sha256 -binary | base64
const alertHash = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';

test('names every script a browser would run, by its hash', () => {
  const {scripts} = inlineCodeOf(
    '<script>alert(1)</script><script type=module>alert(1)</script><script src="/a.js"></script>' +
      '<script type="application/ld+json">{}</script>',
  );
  expect(scripts).toEqual([alertHash, alertHash]);
});

test('a changed script has another hash', () => {
  expect(inlineCodeOf('<script>alert(2)</script>').scripts).not.toContain(alertHash);
});

test('finds styles and style attributes, also inside templates', () => {
  const code = inlineCodeOf('<style>a{}</style><template><p style="color:red">x</p></template>');
  expect(code.styles).toHaveLength(1);
  expect(code.attributes).toHaveLength(1);
});

test('reports event handlers, which the policy blocks', () => {
  expect(inlineCodeOf('<body onload="x()">').blockedHandlers).toEqual(['body[onload]']);
});
