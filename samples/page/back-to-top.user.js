// ==UserScript==
// @name              Back to top
// @name:zh-CN        回到顶部
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Adds a button with a click handler.
// @description:zh-CN 添加一个按钮，点击后回到页面顶部。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/feed/*
// @noframes
// @grant             GM_addElement
// ==/UserScript==

GM_addElement(document.body, 'button', {
  type: 'button',
  textContent: '↑',
  onclick: () => window.scrollTo(0, 0),
});
