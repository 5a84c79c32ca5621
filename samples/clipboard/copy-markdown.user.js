// ==UserScript==
// @name              Copy as Markdown link
// @name:zh-CN        复制为 Markdown 链接
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Copies the title and URL as a Markdown link.
// @description:zh-CN 把标题和 URL 复制为 Markdown 链接。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_setClipboard
// @grant             GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand('Copy Markdown link', () => {
  const title = document.title.replaceAll('[', '\\[').replaceAll(']', '\\]');
  GM_setClipboard(`[${title}](${location.href})`);
});
