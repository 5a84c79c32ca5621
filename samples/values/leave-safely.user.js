// ==UserScript==
// @name              Leave safely
// @name:zh-CN        离开前保存
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Saves a draft before following a link.
// @description:zh-CN 跳转之前保存草稿。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/form/*
// @noframes
// @grant             GM.setValue
// ==/UserScript==

document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const draft = document.querySelector('textarea');
  // Leave new tabs, downloads and links within this page to the browser.
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link?.href || !draft || !isPlain || event.defaultPrevented) return;
  if (link.target || link.hasAttribute('download')) return;
  if (link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  // The page is about to close, and GM_setValue returns before the value is saved.
  await GM.setValue('draft', draft.value);
  location.href = link.href;
});
