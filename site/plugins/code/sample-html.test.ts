import {expect, test} from 'vitest';
import {highlightToHtml} from './rehype-code';
import {linkNames, markLines} from './sample-html';

const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

test('marks the lines that use a name, and nothing else', () => {
  const html = highlightToHtml("const a = 1;\nGM_setValue('a', a);\nGM_setValues({a});", 'js');
  const marked = markLines(html, ['GM_setValue']);
  expect(marked.split('\n').map((line) => line.startsWith('<i>'))).toEqual([false, true, false]);
  expect(textOf(marked)).toBe(textOf(html));
});

test('leaves a line inside a longer token alone', () => {
  const html = highlightToHtml('/*\nGM_log\n*/', 'js');
  expect(markLines(html, ['GM_log'])).toBe(html);
});

test('links the first mention of each API to its entry, with a preview', () => {
  const html = linkNames(
    highlightToHtml('GM_log(1);\nGM_log(2);\nawait GM.setValue(1, 2);', 'js'),
    'en',
    [],
  );
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toContain('href="/en/docs/dev/api/gm_log/"');
  expect(html).toContain('href="/en/docs/dev/api/gm_setvalue/"');
  expect(html).toMatch(/data-tip="[^"]+"/);
});

test('does not link the name the example is about', () => {
  expect(linkNames('GM_log(1)', 'zh-Hans', ['GM_log'])).toBe('GM_log(1)');
});
