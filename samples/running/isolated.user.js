// ==UserScript==
// @name              Isolated world
// @name:zh-CN        隔离环境
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Keeps working on pages with a strict content policy.
// @description:zh-CN 在内容策略严格的页面也能工作。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             http://127.0.0.1/*demo/article/*
// @noframes
// @inject-into       content
// @grant             GM_getValue
// ==/UserScript==

const words = GM_getValue('words', ['urgent']);
for (const cell of document.querySelectorAll('td')) {
  const text = (cell.textContent ?? '').toLowerCase();
  if (words.some((word) => text.includes(word))) cell.style.background = 'gold';
}
