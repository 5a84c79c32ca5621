// ==UserScript==
// @name              Tab census
// @name:zh-CN        标签页统计
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Every tab notes its title; one command lists them all.
// @description:zh-CN 每个标签页记下标题，一条命令全部列出。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @match             http://127.0.0.1/*demo/shop/*
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
