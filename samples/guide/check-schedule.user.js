// ==UserScript==
// @name              ScriptCat check: schedule
// @name:zh-CN        脚本猫自检：定时
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows on the check page of the ScriptCat docs whether scheduled scripts run.
// @description:zh-CN 让脚本猫文档的自检页显示定时脚本能否运行。
// @crontab           */15 * * * * *
// @storageName       scriptcat-check
// @grant             GM_setValue
// ==/UserScript==

GM_setValue('beat', Date.now());
