// ==UserScript==
// @name              A schedule that catches up
// @name:zh-CN        会补跑的定时
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Runs once a day, also when the browser was closed at the hour.
// @description:zh-CN 每天一次，到点时浏览器没开也会补上。
// @crontab           * 9-23 once * *
// @grant             GM_getValue
// @grant             GM_log
// @grant             GM_notification
// @grant             GM_setValue
// ==/UserScript==

const day = new Date().toDateString();
// once guards one browser; the date guards against a second computer with the same data.
if (GM_getValue('last') === day) {
  GM_log('Done already');
} else {
  GM_setValue('last', day);
  GM_notification({title: 'Daily review', text: 'Five minutes for your notes.', timeout: 30_000});
}
