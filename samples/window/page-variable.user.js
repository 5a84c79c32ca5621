// ==UserScript==
// @name              Read a page variable
// @name:zh-CN        读取页面变量
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Uses data from one of the page’s global variables.
// @description:zh-CN 使用页面全局变量中的数据。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             GM_setClipboard
// @grant             GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand('Copy product data', () => {
  // The sandbox’s window is a copy. Variables that the page defines later are only on unsafeWindow.
  const product = unsafeWindow.productData;
  if (product) GM_setClipboard(JSON.stringify(product, null, 2));
});
