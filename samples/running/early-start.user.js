// ==UserScript==
// @name              Run before the page
// @name:zh-CN        先于页面运行
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Records the URLs a page requests, starting with its first request.
// @description:zh-CN 从第一个请求开始，记录页面请求的 URL。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
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

// Until then, calls to the extension would only wait.
await CAT_scriptLoaded();
GM_setValue('first-requests', seen);
