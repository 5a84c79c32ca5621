import {expect, test} from 'vitest';
import {cardOf} from '.';

test.each([
  ['site/docs/use/sync.mdx', '/img/cards/use/sync.png'],
  ['site/docs/index.mdx', '/img/cards/index.png'],
  ['site/i18n/en/docusaurus-plugin-content-docs/current/dev/api.mdx', '/img/cards/dev/api.png'],
  ['site/src/pages/index.mdx', undefined],
])('the card of %s is %s', (file, card) => {
  expect(cardOf(file)).toBe(card);
});
