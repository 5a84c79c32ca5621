// ==UserScript==
// @name              Close duplicates
// @name:zh-CN        关闭重复标签页
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Closes other tabs that show the same page.
// @description:zh-CN 关闭显示同一页面的其他标签页。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             GM_getTab
// @grant             GM_saveTab
// @grant             GM.getTabs
// @grant             GM_closeInTab
// @grant             GM_registerMenuCommand
// ==/UserScript==

const mark = crypto.randomUUID();
GM_getTab((tab) => GM_saveTab({...tab, mark, url: location.href}));

GM_registerMenuCommand('Close other copies of this page', async () => {
  for (const [id, tab] of Object.entries(await GM.getTabs())) {
    if (tab.url === location.href && tab.mark !== mark) GM_closeInTab(Number(id));
  }
});
