/** The script the playground opens with. */
export const exampleCode = `// ==UserScript==
// @name     Price badge
// @version  1.0.0
// @match    https://demo.example/*
// @grant    GM_addStyle
// @grant    GM_getValue
// @grant    GM_setValue
// @grant    GM_registerMenuCommand
// @grant    GM_notification
// ==/UserScript==

GM_addStyle('.cheap { outline: 2px solid #f2a516; border-radius: 6px; }');

const limit = GM_getValue('limit', 40);
const cheap = [...document.querySelectorAll('.product')].filter(
  (product) => Number(product.querySelector('.price').textContent) < limit,
);
for (const product of cheap) product.classList.add('cheap');
console.log(cheap.length + ' products below ' + limit);

GM_registerMenuCommand('Raise the limit', () => GM_setValue('limit', limit + 20));
GM_notification({title: 'Price badge', text: cheap.length + ' bargains'});
`;
