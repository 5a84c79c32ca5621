// ==UserScript==
// @name              Prevent overlaps
// @name:zh-CN        防止重叠运行
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Skips a run while the previous one is still in progress.
// @description:zh-CN 上一次运行尚未结束时跳过本次。
// @crontab           */5 * * * *
// @grant             GM_getValue
// @grant             GM_setValue
// @grant             GM_log
// @grant             GM.xmlHttpRequest
// @connect           docs.scriptcat.org
// ==/UserScript==

const tenMinutes = 10 * 60 * 1000;
if (Date.now() - GM_getValue('startedAt', 0) < tenMinutes) {
  GM_log('Skipped because the previous run is still in progress', 'warn');
} else {
  GM_setValue('startedAt', Date.now());
  try {
    const url = 'https://docs.scriptcat.org/demo/api/slow?ms=3000';
    await GM.xmlHttpRequest({url, timeout: tenMinutes});
  } finally {
    // The time limit keeps a closed browser from blocking later runs.
    GM_setValue('startedAt', 0);
  }
}
