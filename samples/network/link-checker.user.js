// ==UserScript==
// @name              Broken link marker
// @name:zh-CN        失效链接标记
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Marks links whose target answers with an error.
// @description:zh-CN 标出目标已失效的链接。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             http://127.0.0.1/*demo/article/*
// @noframes
// @grant             GM.xmlHttpRequest
// @connect           *
// ==/UserScript==

for (const item of document.querySelectorAll('main a[href]')) {
  const link = /** @type {HTMLAnchorElement} */ (item);
  try {
    const {status} = await GM.xmlHttpRequest({
      method: 'HEAD',
      url: link.href,
      anonymous: true,
      timeout: 5_000,
    });
    if (status >= 400) link.style.textDecoration = 'line-through';
  } catch (reason) {
    // A refused or failed request rejects with a string, not with an Error.
    link.title = String(reason);
  }
}
