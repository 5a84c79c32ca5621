// ==UserScript==
// @name              Check-in for export
// @name:zh-CN        可导出的签到
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       A check-in that also runs as an exported package.
// @description:zh-CN 也能作为导出包运行的签到。
// @crontab           * * once * *
// @cloudCat
// @exportCookie      domain=example.com
// @grant             GM_xmlhttpRequest
// @grant             GM_log
// @connect           example.com
// ==/UserScript==

// The package knows neither top-level await nor GM.*, so this stays with callbacks.
GM_xmlhttpRequest({
  method: 'POST',
  url: 'https://example.com/check-in',
  onload: ({status}) => GM_log(status === 200 ? 'checked in' : `failed with ${status}`),
  onerror: ({error}) => GM_log(`no answer: ${error}`, 'error'),
});
