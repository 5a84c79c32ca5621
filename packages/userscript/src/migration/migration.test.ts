import {describe, expect, test} from 'vitest';
import {checkMigration} from './check';

function script(header: readonly string[], code = ''): string {
  const lines = ['@name a', '@version 1', '@match https://a.example/*', ...header];
  return `// ==UserScript==\n${lines.map((line) => `// ${line}`).join('\n')}\n// ==/UserScript==\n${code}`;
}

const find = (
  source: string,
  subject: string,
  from: 'tampermonkey' | 'violentmonkey' = 'tampermonkey',
) => checkMigration(source, from).items.find((item) => item.subject === subject);

describe('a script from another manager', () => {
  test.each([
    ['@noframes', '', '@noframes', 'unchanged'],
    ['@run-at document-end', '', '@run-at', 'differs'],
    ['@exclude-match https://a.example/x', '', '@exclude-match', 'edit'],
    ['', 'GM_audio.setMute({})', 'GM_audio', 'edit'],
    ['@grant GM_openInTab', 'GM_openInTab("/")', 'GM_openInTab', 'differs'],
    ['@grant GM_addStyle', 'GM_addStyle("")', 'GM_addStyle', 'unchanged'],
    ['', 'GM_addStyle("")', 'GM_addStyle', 'edit'],
  ])('"%s" with "%s": %s is %s', (line, code, subject, effort) => {
    const item = find(script(line ? [line] : [], code), subject);
    expect(item?.effort).toBe(effort);
    expect(item?.target).toMatch(/^(?:meta|api|cat-api)\/#?/);
  });

  test('the dot form is judged like the underscore form', () => {
    const source = script(['@grant GM.openInTab'], 'GM.openInTab("/")');
    expect(find(source, 'GM.openInTab')).toMatchObject({
      effort: 'differs',
      target: 'api/gm_openintab/',
    });
  });

  test.each([
    ['violentmonkey', [], '', 'default-run-at'],
    ['tampermonkey', ['@run-at document-start'], '', 'document-start'],
    ['tampermonkey', ['@grant GM_xmlhttpRequest'], 'GM_xmlhttpRequest({url: u})', 'connect-asks'],
    ['tampermonkey', ['@connect *'], '', 'connect-everything'],
    ['violentmonkey', ['@grant none'], 'unsafeWindow.x', 'grant-none'],
    ['violentmonkey', ['@inject-into content'], 'unsafeWindow.x', 'page-variables'],
    ['tampermonkey', [], '', 'two-managers'],
  ] as const)('from %s, %j with "%s": %s', (from, header, code, topic) => {
    const {items} = checkMigration(script(header, code), from);
    expect(items.map((item) => item.topic)).toContain(topic);
  });

  test('what needs an edit comes first', () => {
    const efforts = checkMigration(script(['@noframes', '@sandbox raw']), 'tampermonkey').items.map(
      ({effort}) => effort,
    );
    expect(efforts).toEqual([...efforts].sort((a, b) => order(a) - order(b)));
  });
});

const order = (effort: string): number => ['edit', 'differs', 'unchanged'].indexOf(effort);

describe('scripts that would never run here', () => {
  const bare = (...lines: string[]): string =>
    `// ==UserScript==\n${['@name a', '@version 1', ...lines].map((line) => `// ${line}`).join('\n')}\n// ==/UserScript==\n`;

  test.each([
    [bare('@author b'), 'match-none'],
    [bare('@exclude https://a.example/*'), 'match-exclude-only'],
    [bare('@include a.example/*'), 'include-no-scheme'],
    [bare('@include https://a.example'), 'include-no-path'],
    [bare('@match https://a.example/*#b'), 'match-hash'],
    [bare('@match https://A.example/*'), 'match-host-case'],
    [bare('@match htps://a.example/*'), 'match-refused-scheme'],
    [script(['@grant none'], 'GM_addStyle("")'), 'grant-none-used'],
  ])('%#: %s', (source, code) => {
    const edits = checkMigration(source, 'violentmonkey').items.filter(
      ({effort}) => effort === 'edit',
    );
    expect(edits.map(({finding}) => finding?.code)).toEqual([code]);
  });
});

describe('rules that cover something else there', () => {
  const topics = (rules: readonly string[], from: 'tampermonkey' | 'violentmonkey') =>
    checkMigration(script(rules), from).items.flatMap(({topic, count}) =>
      topic && /^(?:match|glob|first)-/.test(topic) ? [`${topic} ${count}`] : [],
    );

  test.each([
    [['@match https://b.example/a', '@match https://b.example/b'], ['match-query 2']],
    [['@include *://*.b.example/Cart*'], ['glob-case 1']],
    [['@match https://b.example/*/edit'], ['match-query 1', 'first-fit 1']],
  ])('%j in Violentmonkey: %j', (rules, expected) => {
    expect(topics(rules, 'violentmonkey')).toEqual(expected);
  });

  test('queries and case are told of Violentmonkey only', () => {
    expect(topics(['@match https://b.example/a'], 'tampermonkey')).toEqual([]);
    expect(topics(['@match https://b.example/*/edit'], 'tampermonkey')).toEqual(['first-fit 1']);
  });
});

test('what holds for nearly every script is marked, so that it can be folded', () => {
  const {items} = checkMigration(script(['@grant GM_addStyle'], 'GM_addStyle(1)'), 'violentmonkey');
  const loud = items.filter(({effort, isGeneral}) => effort !== 'unchanged' && !isGeneral);
  expect(loud.map(({topic, subject}) => topic ?? subject)).toEqual(['default-run-at']);
});

test('a sandbox of another manager needs no edit', () => {
  const {items} = checkMigration(script(['@sandbox raw']), 'tampermonkey');
  expect(items.filter(({effort}) => effort === 'edit')).toEqual([]);
});

test('text without a header is told apart', () => {
  expect(checkMigration('alert(1)', 'violentmonkey')).toEqual({isScript: false, items: []});
});
