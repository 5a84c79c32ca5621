// ==UserScript==
// @name              My cookies here
// @name:zh-CN        本站的 Cookie
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Lists the cookies of this site, including HttpOnly ones.
// @description:zh-CN 列出本站的 Cookie，包括 HttpOnly Cookie。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @connect           example.com
// @grant             GM.cookie
// @grant             GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand('List cookies of this site', async () => {
  const cookies = await GM.cookie.list({url: location.href});
  console.table(cookies.map(({name, httpOnly, secure}) => ({name, httpOnly, secure})));
});
