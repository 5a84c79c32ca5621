// ==UserScript==
// @name              Search for the selection
// @name:zh-CN        搜索选中的文字
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Runs from the context menu and searches for the selected text.
// @description:zh-CN 从右键菜单运行，搜索选中的文字。
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @run-at            context-menu
// @grant             GM_openInTab
// ==/UserScript==

const text = String(getSelection()).trim();
if (text) {
  GM_openInTab(`https://scriptcat.org/search?keyword=${encodeURIComponent(text)}`, {active: true});
}
