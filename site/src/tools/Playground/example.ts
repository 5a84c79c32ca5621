import texts from '@scriptcat/content/texts/tools/playground/example';

const {name, log, raise, notice} = texts.script;

/** The script the playground opens with. */
export const exampleCode = `// ==UserScript==
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
