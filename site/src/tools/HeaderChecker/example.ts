/** The script the tool opens with. */
export const exampleScript = `// ==UserScript==
// @name        Price note
// @version     1.0.0
// @descripton  Shows a note beside each price
// @match       shop.example
// @match       https://news.example/*
// @grant       GM_addStyle
// ==/UserScript==

GM_addStyle('.note { color: green }');
GM_xmlhttpRequest({url: 'https://api.shop.example/notes'});
`;
