// ==UserScript==
// @name              Cancel a slow request
// @name:zh-CN        取消慢请求
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Drops the previous search as soon as you type on.
// @description:zh-CN 继续输入时取消上一次搜索。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/form/*
// @match             http://127.0.0.1/*demo/form/*
// @noframes
// @grant             GM_xmlhttpRequest
// @connect           search.example.net
// ==/UserScript==

/** @type {ScriptCat.AbortHandle | undefined} */
let running;

document.querySelector('input[type=search]')?.addEventListener('input', (event) => {
  running?.abort();
  const query = /** @type {HTMLInputElement} */ (event.target).value;
  running = GM_xmlhttpRequest({
    url: `https://search.example.net/?q=${encodeURIComponent(query)}`,
    onload: ({responseText}) => {
      document.body.dataset.results = responseText;
    },
    // Without this callback abort() would end the request in silence.
    onabort: () => console.debug('superseded', query),
  });
});
