// ==UserScript==
// @name              Read a GBK page, short version
// @name:zh-CN        读取 GBK 页面（简短版）
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Lets the browser decode the page by overriding its MIME type.
// @description:zh-CN 覆盖 MIME 类型，由浏览器解码。
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_xmlhttpRequest
// @connect           docs.scriptcat.org
// ==/UserScript==

GM_xmlhttpRequest({
  url: `${location.origin}/demo/api/gbk`,
  // Works only in XHR mode, without fetch, redirect, anonymous or stream.
  overrideMimeType: 'text/html; charset=gbk',
  onload({responseText}) {
    const title = /<title>(.*?)<\/title>/.exec(responseText)?.[1] ?? '?';
    document.querySelector('h1')?.append(` · ${title}`);
  },
});
