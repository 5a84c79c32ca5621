// ==UserScript==
// @name              Two schedules
// @name:zh-CN        两个时间表
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows different texts on weekday mornings and Sunday evenings.
// @description:zh-CN 工作日早上和周日晚上提醒不同的内容。
// @crontab           0 8 * * 1-5
// @crontab           0 20 * * 0
// @grant             GM_notification
// ==/UserScript==

const sunday = new Date().getDay() === 0;
GM_notification({title: sunday ? 'Plan the week' : 'Plan the day', text: 'Open your list.'});
