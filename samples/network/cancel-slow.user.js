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
// @connect           docs.scriptcat.org
// ==/UserScript==

/** @type {ScriptCat.AbortHandle | undefined} */
let running;
const answer = document.createElement('output');
const input = /** @type {HTMLInputElement | null} */ (document.querySelector('input[type=search]'));

input?.after(answer);
input?.addEventListener('input', () => {
  running?.abort();
  const query = input.value;
  running = GM_xmlhttpRequest({
    url: `https://docs.scriptcat.org/demo/api/slow?q=${encodeURIComponent(query)}`,
    responseType: 'json',
    onload({status, response}) {
      answer.textContent = status === 200 ? ` ${response.answer} ✓` : ` HTTP ${status}`;
    },
    // Without this callback abort() would end the request in silence.
    onabort: () => console.debug('superseded', query),
  });
});
