// ==UserScript==
// @name              My cookies here
// @name:zh-CN        本站的 cookie
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Lists the cookies of this site, HttpOnly ones included.
// @description:zh-CN 列出本站的 cookie，包括 HttpOnly。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @match             http://127.0.0.1/*demo/shop/*
// @noframes
// @connect           example.com
// @grant             GM.cookie
// @grant             GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand('List cookies of this site', async () => {
  const cookies = await GM.cookie.list({url: location.href});
  console.table(cookies.map(({name, httpOnly, secure}) => ({name, httpOnly, secure})));
});
