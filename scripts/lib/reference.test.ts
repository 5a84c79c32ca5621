import {expect, test} from 'vitest';
import {coverageProblems, entriesOf} from './reference';

const entry = (name: string) => `<ApiEntry name="${name}" sample="x.user.js" />\n`;
const both = entry('GM_a') + entry('GM_b');

test.each([
  ['every name has an entry', both, []],
  ['an entry is missing', entry('GM_a'), ['no page has an entry for the API "GM_b"']],
  [
    'the catalogue lacks a name',
    both + entry('GM_c'),
    ['api.mdx: the catalogue has no API "GM_c"'],
  ],
  ['a name has two entries', both + entry('GM_a'), ['api.mdx: "GM_a" has an entry already']],
])('reports when %s', (_, source, problems) => {
  const entries = entriesOf('api.mdx', source, 'ApiEntry');
  expect(coverageProblems('API', ['GM_a', 'GM_b'], entries)).toEqual(problems);
});
