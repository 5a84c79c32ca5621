// ==UserScript==
// @name              Packaged theme
// @name:zh-CN        随脚本打包的主题
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Applies a stylesheet that was downloaded with the script.
// @description:zh-CN 应用随脚本下载的样式表。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @resource          theme https://docs.scriptcat.org/demo/theme.css
// @grant             GM_getResourceText
// @grant             GM_addStyle
// ==/UserScript==

const css = GM_getResourceText('theme');
if (css) GM_addStyle(css);
