// ==UserScript==
// @name              Tab census
// @name:zh-CN        标签页统计
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Lists the titles of all your tabs.
// @description:zh-CN 列出所有标签页的标题。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             GM.getTab
// @grant             GM.saveTab
// @grant             GM_getTabs
// @grant             GM_registerMenuCommand
// ==/UserScript==

const tab = await GM.getTab();
await GM.saveTab({...tab, title: document.title, visits: (tab.visits ?? 0) + 1});

GM_registerMenuCommand('List my tabs', () => {
  GM_getTabs((tabs) => console.table(Object.values(tabs)));
});
