// ==UserScript==
// @name              Once a day
// @name:zh-CN        每天一次
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Checks in once a day, the first time the browser is open after nine.
// @description:zh-CN 每天九点后，在浏览器打开时签到一次。
// @crontab           * 9-23 once * *
// @grant             GM.xmlHttpRequest
// @grant             GM_log
// @connect           docs.scriptcat.org
// ==/UserScript==

const {status} = await GM.xmlHttpRequest({
  method: 'POST',
  url: 'https://docs.scriptcat.org/demo/api/check-in',
});
if (status !== 200) throw new Error(`check-in failed with ${status}`);
GM_log('checked in', 'info', {day: new Date().toISOString().slice(0, 10)});
