// ==UserScript==
// @name              Check-in for export
// @name:zh-CN        可导出的签到
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       A check-in that also runs as an exported package.
// @description:zh-CN 导出为 Node.js 程序后仍能运行的签到脚本。
// @crontab           * * once * *
// @cloudCat
// @exportCookie      domain=docs.scriptcat.org
// @grant             GM_xmlhttpRequest
// @grant             GM_log
// @connect           docs.scriptcat.org
// ==/UserScript==

// Exported packages don’t support top-level await or GM.*, so use callbacks.
GM_xmlhttpRequest({
  method: 'POST',
  url: 'https://docs.scriptcat.org/demo/api/check-in',
  onload: ({status}) => GM_log(status === 200 ? 'checked in' : `failed with ${status}`),
  onerror: ({error}) => GM_log(`no answer: ${error}`, 'error'),
});
