import {expect, test} from 'vitest';
import {fileNameOf} from './file-name';

test.each([
  ['https://example.com/scripts/hello.user.js?v=1#top', 'hello.user.js'],
  ['https://example.com/%E8%84%9A%E6%9C%AC.user.js', '脚本.user.js'],
  ['https://example.com/100%.user.js', '100%.user.js'],
  ['https://example.com/', 'example.com'],
])('%s is called %s', (href, name) => {
  expect(fileNameOf(href)).toBe(name);
});

test.each(['a%2Fb.user.js', 'a%20b.user.js', '%E2%80%AEsj.resu'])(
  '%s could mislead and stays as it is',
  (name) => {
    expect(fileNameOf(`https://example.com/${name}`)).toBe(name);
  },
);
