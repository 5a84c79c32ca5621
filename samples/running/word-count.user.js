// ==UserScript==
// @name              Count words
// @name:zh-CN        统计字数
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Counts the words on the page from the context menu.
// @description:zh-CN 从右键菜单统计页面字数。
// @match             *://*/*
// @noframes
// @run-at            context-menu
// @grant             GM_notification
// ==/UserScript==

// Chinese has no spaces between words, so let the browser find them.
const segmenter = new Intl.Segmenter(undefined, {granularity: 'word'});
const segments = [...segmenter.segment(document.body.textContent ?? '')];
const words = segments.filter(({isWordLike}) => isWordLike).length;
GM_notification({title: document.title, text: `${words} words`, timeout: 5_000});
