import type {Localized} from '@scriptcat/contract';

const texts = {
  'zh-Hans': {
    name: '特价标记',
    log: "cheap.length + ' 件商品低于 ' + limit",
    raise: '提高上限',
    notice: "'有 ' + cheap.length + ' 件特价'",
  },
  en: {
    name: 'Price badge',
    log: "cheap.length + ' products below ' + limit",
    raise: 'Raise the limit',
    notice: "cheap.length + ' bargains'",
  },
};

function write({name, log, raise, notice}: (typeof texts)['en']): string {
  return `// ==UserScript==
// @name     ${name}
// @version  1.0.0
// @match    https://docs.scriptcat.org/*demo/shop/*
// @grant    GM_addStyle
// @grant    GM_getValue
// @grant    GM_setValue
// @grant    GM_registerMenuCommand
// @grant    GM_notification
// ==/UserScript==

GM_addStyle('.cheap { outline: 2px solid #f2a516; border-radius: 6px; }');

const limit = GM_getValue('limit', 80);
const cheap = [...document.querySelectorAll('.product')].filter(
  (product) => Number(product.querySelector('.price').textContent) < limit,
);
for (const product of cheap) product.classList.add('cheap');
console.log(${log});

GM_registerMenuCommand('${raise}', () => GM_setValue('limit', limit + 20));
GM_notification({title: '${name}', text: ${notice}});
`;
}

/** The script the playground opens with. */
export const exampleCode: Localized = {'zh-Hans': write(texts['zh-Hans']), en: write(texts.en)};
