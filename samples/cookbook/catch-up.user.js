// ==UserScript==
// @name              Daily schedule that catches up
// @name:zh-CN        补上错过的定时任务
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Runs once a day, even if the browser was closed at the scheduled time.
// @description:zh-CN 每天运行一次，如果到时间时浏览器没有打开，则在打开后补上。
// @crontab           * 9-23 once * *
// @grant             GM_getValue
// @grant             GM_log
// @grant             GM_notification
// @grant             GM_setValue
// ==/UserScript==

const day = new Date().toDateString();
// once works per browser. The date also covers a second computer with the same data.
if (GM_getValue('last') === day) {
  GM_log('Already done today');
} else {
  GM_setValue('last', day);
  GM_notification({
    title: 'Daily review',
    text: 'Take five minutes for your notes.',
    timeout: 30_000,
  });
}
