// ==UserScript==
// @name              Link reporter
// @name:zh-CN        链接汇报
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Tells you every evening how much you read.
// @description:zh-CN 每天傍晚报告你读了多少页。
// @crontab           0 18 * * *
// @storageName       reading-list
// @grant             GM_getValue
// @grant             GM_deleteValue
// @grant             GM_notification
// ==/UserScript==

const links = GM_getValue('links', []);
if (links.length > 0) {
  GM_notification({title: `${links.length} pages today`, text: links.at(-1).title});
  GM_deleteValue('links');
}
