// ==UserScript==
// @name              Link collector
// @name:zh-CN        链接收集
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Collects the pages you open for a background script to report.
// @description:zh-CN 收集你打开的页面，由后台脚本汇总。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @storageName       reading-list
// @grant             GM_getValue
// @grant             GM_setValue
// ==/UserScript==

const links = GM_getValue('links', []);
if (!links.some((link) => link.url === location.href)) {
  GM_setValue('links', [...links, {url: location.href, title: document.title}]);
}
