// ==UserScript==
// @name              Am I signed in?
// @name:zh-CN        是否已登录
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Checks a login cookie in all of its partitions.
// @description:zh-CN 检查所有分区中的登录 Cookie。
// @match             https://docs.scriptcat.org/*demo/form/*
// @noframes
// @grant             GM.cookie
// @grant             GM_registerMenuCommand
// @connect           docs.scriptcat.org
// ==/UserScript==

GM_registerMenuCommand('Am I signed in?', async () => {
  try {
    const all = await GM.cookie.list({
      url: location.href,
      name: 'session',
      // An empty object includes every partition, even those of embedded pages (CHIPS).
      partitionKey: {},
    });
    document.title = all.length > 0 ? '✓ signed in' : '✕ signed out';
  } catch (reason) {
    document.title = String(reason);
  }
});
