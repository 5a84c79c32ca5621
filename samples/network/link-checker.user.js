// ==UserScript==
// @name              Broken link marker
// @name:zh-CN        失效链接标记
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Marks links that lead to an error.
// @description:zh-CN 标出已失效的链接。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM.xmlHttpRequest
// @connect           *
// ==/UserScript==

for (const link of document.querySelectorAll('main a[href]')) {
  try {
    const {status} = await GM.xmlHttpRequest({
      method: 'HEAD',
      url: link.href,
      anonymous: true,
      timeout: 5_000,
    });
    if (status >= 400) link.style.textDecoration = 'line-through';
  } catch (reason) {
    // If a request is refused or fails, the promise is rejected with a string, not an Error.
    link.title = String(reason);
  }
}
