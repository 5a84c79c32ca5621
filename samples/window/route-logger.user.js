// ==UserScript==
// @name              Route watcher
// @name:zh-CN        路由监听
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Reacts to address changes of a single-page app.
// @description:zh-CN 响应单页应用的地址变化。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/app/*
// @match             http://127.0.0.1/*demo/app/*
// @noframes
// @grant             window.onurlchange
// ==/UserScript==

function handle(url) {
  document.title = `→ ${new URL(url).searchParams.get('view') ?? 'inbox'}`;
}

handle(location.href);
if (window.onurlchange === null) {
  window.onurlchange = ({url}) => handle(url);
}
