// ==UserScript==
// @name              Save a bookmark
// @name:zh-CN        保存书签
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Sends the current page to your bookmark service.
// @description:zh-CN 把当前页面提交到你的书签服务。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_xmlhttpRequest
// @grant             GM_registerMenuCommand
// @connect           docs.scriptcat.org
// ==/UserScript==

GM_registerMenuCommand('Bookmark this page', () => {
  GM_xmlhttpRequest({
    method: 'POST',
    url: 'https://docs.scriptcat.org/demo/api/echo',
    headers: {'Content-Type': 'application/json'},
    data: JSON.stringify({url: location.href, title: document.title}),
    onload({status}) {
      document.title = status < 400 ? 'Saved' : `Refused: ${status}`;
    },
    onerror: ({error}) => console.error(error),
  });
});
