// ==UserScript==
// @name              Follow URL changes
// @name:zh-CN        跟踪网址变化
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows the current view of a single-page app.
// @description:zh-CN 显示单页应用的当前视图。
// @match             https://docs.scriptcat.org/*demo/app/*
// @noframes
// @grant             window.onurlchange
// ==/UserScript==

const sign = document.createElement('p');
document.body.prepend(sign);

function show() {
  const view = new URLSearchParams(location.search).get('view') ?? 'inbox';
  sign.textContent = `Current view: ${view}`;
}

show();
// The script is injected once per page load. This event reports later changes.
if (window.onurlchange === null) {
  window.addEventListener('urlchange', show);
} else {
  // In other managers, watch the elements, which change with the URL.
  const observer = new MutationObserver(show);
  observer.observe(document.querySelector('main') ?? document.body, {
    childList: true,
    subtree: true,
  });
}
