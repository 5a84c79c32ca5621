// ==UserScript==
// @name              First background script
// @name:zh-CN        第一个后台脚本
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Logs each start of the browser.
// @description:zh-CN 每次启动浏览器时写一条日志。
// @background
// @grant             GM_log
// @grant             GM_getValue
// @grant             GM_setValue
// ==/UserScript==

const starts = GM_getValue('starts', 0) + 1;
GM_setValue('starts', starts);
GM_log(`Started ${starts} times`);
