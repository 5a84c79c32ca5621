// ==UserScript==
// @name              Release notice
// @name:zh-CN        新版本通知
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows one notification per project and opens its page on a click.
// @description:zh-CN 每个项目一条通知，点击打开页面。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             http://127.0.0.1/*demo/article/*
// @noframes
// @grant             GM_getValue
// @grant             GM_notification
// @grant             GM_openInTab
// @grant             GM_setValue
// ==/UserScript==

const version = document.querySelector('.version')?.textContent;
// Once per version, not on every visit.
if (version && version !== GM_getValue('seen')) {
  GM_setValue('seen', version);
  GM_notification({
    title: 'New release',
    text: `Version ${version} is out`,
    onclick: () => GM_openInTab(`${location.origin}/docs/change/`, {active: true}),
  });
}
