// ==UserScript==
// @name              Packaged logo
// @name:zh-CN        随脚本打包的图标
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Replaces the site logo with a packaged picture.
// @description:zh-CN 用随脚本打包的图片替换网站标志。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @resource          logo https://docs.scriptcat.org/img/favicon.svg
// @grant             GM_getResourceURL
// ==/UserScript==

const address = GM_getResourceURL('logo');
if (address) {
  const logo = document.createElement('img');
  logo.src = address;
  logo.width = 48;
  document.querySelector('h1')?.prepend(logo);
}
