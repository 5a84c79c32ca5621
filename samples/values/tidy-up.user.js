// ==UserScript==
// @name              Clean up old entries
// @name:zh-CN        清理旧数据
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Removes stored pages that you haven’t visited for 30 days.
// @description:zh-CN 删除 30 天未访问的记录。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_getValues
// @grant             GM_deleteValues
// ==/UserScript==

const month = 30 * 24 * 60 * 60 * 1000;
const stale = Object.entries(GM_getValues(null))
  .filter(([name, visited]) => name.startsWith('page:') && Date.now() - visited > month)
  .map(([name]) => name);
GM_deleteValues(stale);
