// ==UserScript==
// @name              Read a GBK page, short
// @name:zh-CN        读取 GBK 页面（简写）
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Lets the browser decode it by another MIME type.
// @description:zh-CN 换一个 MIME 类型，让浏览器来解码。
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             http://127.0.0.1/*demo/article/*
// @noframes
// @grant             GM_xmlhttpRequest
// @connect           docs.scriptcat.org
// @connect           127.0.0.1
// ==/UserScript==

GM_xmlhttpRequest({
  url: `${location.origin}/demo/api/gbk`,
  // Works in XHR mode only: no fetch, redirect, anonymous or stream beside it.
  overrideMimeType: 'text/html; charset=gbk',
  onload({responseText}) {
    const title = /<title>(.*?)<\/title>/.exec(responseText)?.[1] ?? '?';
    document.querySelector('h1')?.append(` · ${title}`);
  },
});
