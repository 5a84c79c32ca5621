import {describe, expect, test} from 'vitest';
import {summariseScript} from './summarise';
import {abilityText, riskText} from './text';

function summary(header: readonly string[], code = '') {
  const lines = ['@name a', '@version 1', ...header].map((line) => `// ${line}\n`).join('');
  const found = summariseScript(`// ==UserScript==\n${lines}// ==/UserScript==\n${code}`);
  if (!found) throw new Error('no script');
  return found;
}

const codes = (header: readonly string[], code = ''): string[] =>
  summary(header, code).abilities.map((ability) => ability.code);

describe('what a script may do', () => {
  test.each([
    [['@match *://*/*'], 'pages-all', 'medium'],
    [['@include *'], 'pages-all', 'medium'],
    [['@include /.*/'], 'pages-all', 'medium'],
    [['@match https://*.shop.example/*'], 'pages-some', 'low'],
    [['@include /^https:\\/\\/shop\\.example\\//'], 'pages-some', 'low'],
    [['@match htps://shop.example/*'], 'pages-none', 'low'],
    [['@match htps://shop.example/*', '@match *://*/*'], 'pages-all', 'medium'],
    [['@background'], 'background', 'low'],
    [['@crontab 0 9 * * *'], 'schedule', 'low'],
    [['@background', '@grant GM_xmlhttpRequest', '@connect *'], 'network-all', 'high'],
    [['@background', '@grant GM_xmlhttpRequest', '@connect a.example'], 'network-hosts', 'medium'],
    [['@background', '@grant GM.xmlHttpRequest'], 'network-asks', 'medium'],
    [['@background', '@grant GM_cookie', '@connect a.example'], 'cookies', 'high'],
    [['@background', '@require https://cdn.example/a.js'], 'remote-code', 'medium'],
    [['@background', '@require https://cdn.example/a.js#sha256-a'], 'remote-code-fixed', 'low'],
  ])('%j: %s, %s', (header, code, risk) => {
    expect(codes(header)).toContain(code);
    expect(summary(header).risk).toBe(risk);
  });

  test('names the sites', () => {
    const {abilities} = summary(['@match https://*.shop.example/*', '@match *://a.test:80/*']);
    expect(abilities[0]?.details).toEqual(['*.shop.example', 'a.test']);
  });

  test('code that is made from text is told', () => {
    expect(codes(['@background'], 'eval(a)')).toContain('dynamic-code');
  });

  test('is said in both languages', () => {
    for (const ability of summary(['@match *://*/*', '@grant GM_cookie']).abilities) {
      expect(abilityText(ability, 'zh-Hans')).toMatch(/\p{sc=Han}/u);
      expect(abilityText(ability, 'en')).not.toMatch(/\p{sc=Han}/u);
    }
    expect(riskText('high', 'en')).toBe('high risk');
  });
});

test('text without a script has no summary', () => {
  expect(summariseScript('alert(1)')).toBeUndefined();
});
