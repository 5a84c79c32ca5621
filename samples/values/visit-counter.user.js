// ==UserScript==
// @name              Visit counter
// @name:zh-CN        访问计数
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Counts how often you open this site.
// @description:zh-CN 统计你打开这个网站的次数。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             GM_getValue
// @grant             GM_setValue
// ==/UserScript==

const visits = GM_getValue('visits', 0) + 1;
GM_setValue('visits', visits);
document.title = `(${visits}) ${document.title}`;
