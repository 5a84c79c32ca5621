// ==UserScript==
// @name              Style switch
// @name:zh-CN        样式开关
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Adds a large-text style that a key removes again.
// @description:zh-CN 按键切换大字样式。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             http://127.0.0.1/*demo/article/*
// @noframes
// @grant             GM_addStyle
// ==/UserScript==

/** @type {HTMLStyleElement | null} */
let style = null;

document.addEventListener('keydown', ({key, altKey}) => {
  if (!altKey || key !== 'l') return;
  if (style) {
    style.remove();
    style = null;
  } else {
    style = GM_addStyle('html { font-size: 130% }');
  }
});
