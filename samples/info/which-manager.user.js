// ==UserScript==
// @name              Detect the manager
// @name:zh-CN        识别脚本管理器
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Adds labels to the log if the manager supports them.
// @description:zh-CN 如果脚本管理器支持标签，就在日志中使用标签。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             GM_log
// ==/UserScript==

if (GM_info.scriptHandler === 'ScriptCat') {
  GM_log('Ready', 'info', {page: location.pathname});
} else {
  GM_log('Ready');
}
