import {expect, test} from 'vitest';
import {parseTwin} from './text';

test('a twin becomes a title and a body whose links stay on the measured site', () => {
  const twin =
    '# Sync\n\nSee [the API](https://docs.example/docs/dev/api/#a) and\n' +
    '[another site](https://other.example/).\n\n<https://docs.example/docs/use/sync/>\n';
  expect(parseTwin(twin)).toEqual({
    title: 'Sync',
    body: 'See [the API](/docs/dev/api/#a) and\n[another site](https://other.example/).',
  });
});
