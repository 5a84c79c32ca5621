// ==UserScript==
// @name              Settings per site
// @name:zh-CN        按网站保存设置
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Remembers a font size for each site.
// @description:zh-CN 为每个网站记住字号。
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             GM_addStyle
// @grant             GM_deleteValue
// @grant             GM_getValue
// @grant             GM_registerMenuCommand
// @grant             GM_setValue
// ==/UserScript==

const key = `size:${location.hostname}`;
let style;

function apply() {
  // Add a new element each time, because the page’s CSP may block changes to an old one.
  style?.remove();
  style = GM_addStyle(`html { font-size: ${GM_getValue(key, 100)}% }`);
}

apply();
GM_registerMenuCommand('Larger text on this site', () => {
  GM_setValue(key, Math.min(200, GM_getValue(key, 100) + 10));
  apply();
});
GM_registerMenuCommand('Reset text size', () => {
  GM_deleteValue(key);
  apply();
});
