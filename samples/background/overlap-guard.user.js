// ==UserScript==
// @name              No overlap
// @name:zh-CN        防止重叠
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Skips a run while the previous one is still going.
// @description:zh-CN 上一次还没结束就跳过这次。
// @crontab           */5 * * * *
// @grant             GM_getValue
// @grant             GM_setValue
// @grant             GM_log
// @grant             GM.xmlHttpRequest
// @connect           docs.scriptcat.org
// ==/UserScript==

const tenMinutes = 10 * 60 * 1000;
if (Date.now() - GM_getValue('startedAt', 0) < tenMinutes) {
  GM_log('previous run still going, skipped', 'warn');
} else {
  GM_setValue('startedAt', Date.now());
  try {
    const url = 'https://docs.scriptcat.org/demo/api/slow?ms=3000';
    await GM.xmlHttpRequest({url, timeout: tenMinutes});
  } finally {
    // A mark with a time limit cannot block for ever if the browser is closed in the middle.
    GM_setValue('startedAt', 0);
  }
}
