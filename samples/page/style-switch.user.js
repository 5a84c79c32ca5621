// ==UserScript==
// @name              Style switch
// @name:zh-CN        样式开关
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Turns large text on and off with a key.
// @description:zh-CN 用快捷键切换大号文字。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_addStyle
// ==/UserScript==

let style;

document.addEventListener('keydown', ({code, altKey}) => {
  if (!altKey || code !== 'KeyL') return;
  if (style) {
    style.remove();
    style = undefined;
  } else {
    style = GM_addStyle('html { font-size: 130% }');
  }
});
