// ==UserScript==
// @name              Cancel a slow request
// @name:zh-CN        取消慢请求
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Cancels the previous search when you keep typing.
// @description:zh-CN 继续输入时取消上一次搜索。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/form/*
// @noframes
// @grant             GM_xmlhttpRequest
// @connect           docs.scriptcat.org
// ==/UserScript==

let running;
const answer = document.createElement('output');
const input = document.querySelector('input[type=search]');

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
    // Without this callback, abort() ends the request silently.
    onabort: () => console.debug('superseded', query),
  });
});
