// ==UserScript==
// @name              Open in the background
// @name:zh-CN        后台打开
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Opens marked links in the background.
// @description:zh-CN 在后台打开带标记的链接，不离开当前页面。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_openInTab
// ==/UserScript==

for (const link of document.querySelectorAll('a.later')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    // Use the property, which is a complete URL. The attribute may be relative.
    const tab = GM_openInTab(link.href, {active: false, insert: true});
    if (!tab) return;
    tab.onclose = () => {
      link.style.opacity = '0.5';
    };
  });
}
