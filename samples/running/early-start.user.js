// ==UserScript==
// @name              Before the page
// @name:zh-CN        抢在页面之前
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Records the addresses a page fetches, from its very first request.
// @description:zh-CN 从第一个请求开始记录页面获取的地址。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @match             http://127.0.0.1/*demo/shop/*
// @noframes
// @run-at            document-start
// @early-start
// @grant             CAT_scriptLoaded
// @grant             GM_setValue
// ==/UserScript==

const seen = [];
const original = unsafeWindow.fetch;
unsafeWindow.fetch = (input, init) => {
  seen.push(String(input instanceof Request ? input.url : input));
  return original(input, init);
};

// Until then a call that needs the extension would only wait.
await CAT_scriptLoaded();
GM_setValue('first-requests', seen);
