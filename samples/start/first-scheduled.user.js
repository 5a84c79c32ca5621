// ==UserScript==
// @name              First scheduled script
// @name:zh-CN        第一个定时脚本
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Reminds you to stand up every hour during office hours.
// @description:zh-CN 工作时间每个整点提醒你站起来走走。
// @crontab           0 9-18 * * 1-5
// @grant             GM_notification
// ==/UserScript==

GM_notification({
  title: 'Time to stand up',
  text: 'Walk around for a minute.',
  timeout: 10_000,
});
