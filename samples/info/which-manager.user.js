// ==UserScript==
// @name              Which manager
// @name:zh-CN        区分管理器
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Uses labels where the manager has them.
// @description:zh-CN 在支持标签的管理器里使用标签。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @match             http://127.0.0.1/*demo/shop/*
// @noframes
// @grant             GM_log
// ==/UserScript==

if (GM_info.scriptHandler === 'ScriptCat') {
  GM_log('Ready', 'info', {page: location.pathname});
} else {
  GM_log('Ready');
}
