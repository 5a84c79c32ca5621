// ==UserScript==
// @name              Configurable report
// @name:zh-CN        可配置的报告
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       A scheduled script that asks for a missing URL.
// @description:zh-CN 缺少 URL 时请用户填写的定时脚本。
// @crontab           0 9 * * *
// @grant             GM_getValue
// @grant             GM.xmlHttpRequest
// @grant             GM_notification
// @grant             CAT_userConfig
// ==/UserScript==

/* ==UserConfig==
report:
  address:
    title: URL of the report
    type: text
==/UserConfig== */

const address = GM_getValue('report.address');
if (!address) {
  GM_notification({
    title: 'URL missing',
    text: 'Click to fill it in.',
    onclick: () => CAT_userConfig(),
  });
} else {
  const {responseText} = await GM.xmlHttpRequest({url: address});
  GM_notification({title: 'Report', text: responseText.slice(0, 120)});
}
