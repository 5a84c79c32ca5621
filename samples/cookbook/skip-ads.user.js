// ==UserScript==
// @name              Leave out what distracts
// @name:zh-CN        去掉干扰
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Hides advertisements and suggestions by CSS.
// @description:zh-CN 用 CSS 隐藏广告和推荐。
// @match             https://docs.scriptcat.org/*demo/video/*
// @match             http://127.0.0.1/*demo/video/*
// @noframes
// @grant             GM_addStyle
// ==/UserScript==

// CSS also covers what the page adds later, at no cost.
GM_addStyle('.ad, .recommendations { display: none !important }');
