// ==UserScript==
// @name              Build finished
// @name:zh-CN        构建完成提醒
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Notifies you when the status on the page turns green.
// @description:zh-CN 页面上的构建状态变为绿色时通知你。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_notification
// @grant             window.focus
// ==/UserScript==

const status = document.querySelector('#status');
const observer = new MutationObserver(() => {
  if (status?.textContent !== 'passed') return;
  observer.disconnect();
  GM_notification({
    title: 'Build passed',
    text: document.title,
    onclick: () => window.focus(),
  });
});
if (status) observer.observe(status, {childList: true, characterData: true, subtree: true});
