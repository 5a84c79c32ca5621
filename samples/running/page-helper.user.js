// ==UserScript==
// @name              Page helper
// @name:zh-CN        页面助手
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Puts a helper function into the page itself.
// @description:zh-CN 把一个辅助函数放进页面本身。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @match             http://127.0.0.1/*demo/shop/*
// @noframes
// @unwrap
// ==/UserScript==

// A plain function becomes a global of the page, ready for its console.
function queryAll(selector) {
  return [...document.querySelectorAll(selector)];
}
globalThis.queryAll = queryAll;
