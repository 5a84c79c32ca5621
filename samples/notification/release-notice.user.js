// ==UserScript==
// @name              Release notice
// @name:zh-CN        新版本通知
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @description       Shows one notification per project and opens its page on a click.
// @description:zh-CN 每个项目一条通知，点击打开页面。
// @match             https://example.com/*
// @noframes
// @grant             GM_notification
// ==/UserScript==

const version = document.querySelector('.version')?.textContent ?? 'unknown';
GM_notification({
  // The same tag replaces the previous notification instead of piling up.
  tag: 'release',
  title: 'New release',
  text: `Version ${version} is out`,
  url: `${location.origin}/releases`,
});
