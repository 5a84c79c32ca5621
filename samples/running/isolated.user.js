// ==UserScript==
// @name              Isolated world
// @name:zh-CN        隔离环境
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Also works on pages with a strict content security policy.
// @description:zh-CN 在内容安全策略严格的页面也能运行。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @inject-into       content
// @grant             GM_getValue
// ==/UserScript==

const words = GM_getValue('words', ['urgent']);
for (const cell of document.querySelectorAll('td')) {
  const text = (cell.textContent ?? '').toLowerCase();
  if (words.some((word) => text.includes(word))) cell.style.background = 'gold';
}
