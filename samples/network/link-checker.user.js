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

for (const link of document.querySelectorAll('article a[href^=http]')) {
  try {
    const {status} = await GM.xmlHttpRequest({
      method: 'HEAD',
      url: link.getAttribute('href') ?? '',
      anonymous: true,
      timeout: 5_000,
    });
    link.toggleAttribute('data-broken', status >= 400);
  } catch (reason) {
    // A refused or failed request rejects with a string, not with an Error.
    link.setAttribute('title', String(reason));
  }
}
