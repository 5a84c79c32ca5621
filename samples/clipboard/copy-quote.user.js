// ==UserScript==
// @name              Copy a quotation
// @name:zh-CN        复制引文
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Copies the selection as rich text with its source.
// @description:zh-CN 把选中的内容连同出处复制为富文本。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM.setClipboard
// @grant             GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand('Copy as quotation', async () => {
  const quote = document.createElement('blockquote');
  quote.textContent = String(getSelection());
  quote.cite = location.href;
  await GM.setClipboard(quote.outerHTML, 'html');
});
