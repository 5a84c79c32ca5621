// ==UserScript==
// @name              Page helper
// @name:zh-CN        页面助手
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Adds a helper function to the page itself.
// @description:zh-CN 在页面中添加一个辅助函数。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @unwrap
// ==/UserScript==

// With @unwrap, the function is a global of the page, so you can call it in the console.
function queryAll(selector) {
  return [...document.querySelectorAll(selector)];
}
globalThis.queryAll = queryAll;
