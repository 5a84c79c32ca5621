// ==UserScript==
// @name              Hide distractions
// @name:zh-CN        隐藏干扰内容
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Hides ads and suggestions with CSS.
// @description:zh-CN 用 CSS 隐藏广告和推荐。
// @match             https://docs.scriptcat.org/*demo/video/*
// @noframes
// @grant             GM_addStyle
// ==/UserScript==

// CSS also applies to elements that the page adds later, at no cost.
GM_addStyle('.ad, .recommendations { display: none !important }');
