// ==UserScript==
// @name              Release notice
// @name:zh-CN        新版本通知
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows one notification per version and opens its page when you click it.
// @description:zh-CN 每个版本通知一次，点击后打开更新页面。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_getValue
// @grant             GM_notification
// @grant             GM_openInTab
// @grant             GM_setValue
// ==/UserScript==

const version = document.querySelector('.version')?.textContent;
// Notify once per version, not on every visit.
if (version && version !== GM_getValue('seen')) {
  GM_setValue('seen', version);
  GM_notification({
    title: 'New release',
    text: `Version ${version} is out`,
    onclick: () => GM_openInTab(`${location.origin}/docs/change/`, {active: true}),
  });
}
