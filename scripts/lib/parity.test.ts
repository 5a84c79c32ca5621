import {describe, expect, test} from 'vitest';
import {differences, outlineOf} from './parity';

const page = (body: string, matter = 'title: T\ndescription: D') =>
  outlineOf(`---\n${matter}\n---\n\n${body}\n`);
const same = page('## 一 {/* #one */}\n\n```js\nrun("你好"); // 问候\n```\n');

describe('two versions of a page', () => {
  test('agree when only prose, comments and strings differ', () => {
    const english = page('## One {/* #one */}\n\n```js\nrun("hello"); // greet\n```\n');
    expect(differences(same, english)).toEqual([]);
  });

  test.each([
    [
      'another heading id',
      '## One {/* #two */}\n\n```js\nrun("hello");\n```\n',
      /heading 1 differs/,
    ],
    ['a missing heading', '```js\nrun("hello");\n```\n', /heading 1 differs/],
    ['other code', '## One {/* #one */}\n\n```js\nwalk("hello");\n```\n', /code block 1 differs/],
    [
      'another language of code',
      '## One {/* #one */}\n\n```ts\nrun("hello");\n```\n',
      /code block 1/,
    ],
    [
      'a missing component',
      '## One {/* #one */}\n\n<Doctor />\n\n```js\nrun("");\n```\n',
      /component 1/,
    ],
    [
      'the words of another browser',
      '## One {/* #one */}\n\n<InBrowser for="edge" />\n\n```js\nrun("");\n```\n',
      /component 1/,
    ],
  ])('differ by %s', (_, body, message) => {
    expect(differences(same, page(body)).join()).toMatch(message);
  });

  test('need an id on every heading and no H1', () => {
    const found = differences(page('# T\n\n## One\n'), page('# T\n\n## One\n'));
    expect(found).toContain('en: heading "One" has no {/* #id */}');
    expect(found.join()).toMatch(/repeats the title/);
  });

  test('need a title, a description and translated front matter', () => {
    expect(differences(page('', 'title: T'), page('', 'title: T')).join()).toMatch(
      /no description/,
    );
    expect(differences(page(''), page('', 'title: 标题\ndescription: D')).join()).toMatch(
      /not translated/,
    );
  });

  test('ignore headings inside code', () => {
    expect(page('```text\n## not a heading\n```\n').headings).toEqual([]);
  });
});
