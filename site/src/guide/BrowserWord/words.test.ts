import {expect, test} from 'vitest';
import {variantsOf} from './words';

test('browsers that use the same word share it', () => {
  expect(variantsOf('allowUserScripts', (text) => text['zh-Hans'])).toEqual([
    {browsers: ['chrome'], text: '允许运行用户脚本'},
    {browsers: ['edge', 'phone'], text: '允许用户脚本'},
  ]);
});

test('a word that is the same everywhere is written once', () => {
  expect(variantsOf('developerMode', (text) => text.en)).toHaveLength(1);
});
