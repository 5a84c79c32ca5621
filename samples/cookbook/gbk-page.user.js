// ==UserScript==
// @name              Read a GBK page
// @name:zh-CN        读取 GBK 页面
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Decodes a page that isn’t UTF-8.
// @description:zh-CN 解码非 UTF-8 的页面。
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM.xmlHttpRequest
// @connect           docs.scriptcat.org
// ==/UserScript==

// The server doesn’t send a charset, so decode the bytes here.
const {response} = await GM.xmlHttpRequest({
  url: `${location.origin}/demo/api/gbk`,
  responseType: 'arraybuffer',
});
const html = new TextDecoder('gbk').decode(response);
const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '?';
document.querySelector('h1')?.append(` · ${title}`);
