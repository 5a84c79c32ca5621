// ==UserScript==
// @name              Open in the background
// @name:zh-CN        后台打开
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Opens links marked for later without leaving the page.
// @description:zh-CN 在后台打开标记的链接，不离开当前页。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             http://127.0.0.1/*demo/article/*
// @noframes
// @grant             GM_openInTab
// ==/UserScript==

for (const item of document.querySelectorAll('a.later')) {
  const link = /** @type {HTMLAnchorElement} */ (item);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    // The address goes to the browser as it is: the property is complete, the attribute may not be.
    const tab = GM_openInTab(link.href, {active: false, insert: true});
    if (!tab) return;
    tab.onclose = () => {
      link.style.opacity = '0.5';
    };
  });
}
