// ==UserScript==
// @name              First page script
// @name:zh-CN        第一个网页脚本
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Adds a greeting at the top of the page.
// @description:zh-CN 在页面顶部显示一句问候。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             none
// ==/UserScript==

const banner = document.createElement('p');
banner.textContent = `Hello from a userscript on ${location.hostname}`;
document.body.prepend(banner);
