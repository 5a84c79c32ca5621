// ==UserScript==
// @name              Is somebody signed in?
// @name:zh-CN        登录了吗
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Looks at a login cookie and its partition.
// @description:zh-CN 查看登录 cookie 和它的分区。
// @match             https://docs.scriptcat.org/*demo/form/*
// @match             http://127.0.0.1/*demo/form/*
// @noframes
// @grant             GM.cookie
// @grant             GM_registerMenuCommand
// @connect           docs.scriptcat.org
// @connect           127.0.0.1
// ==/UserScript==

GM_registerMenuCommand('Am I signed in?', async () => {
  try {
    const all = await GM.cookie.list({
      url: location.href,
      name: 'session',
      // An empty object asks for every partition, also that of embedded pages (CHIPS).
      partitionKey: {},
    });
    document.title = all.length > 0 ? '✓ signed in' : '✕ signed out';
  } catch (reason) {
    document.title = String(reason);
  }
});
