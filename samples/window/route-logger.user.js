// ==UserScript==
// @name              Route watcher
// @name:zh-CN        路由监听
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Reacts when a single-page app changes its URL.
// @description:zh-CN 响应单页应用的网址变化。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/app/*
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
