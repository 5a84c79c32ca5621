// ==UserScript==
// @name              Open a page at a set time
// @name:zh-CN        到点打开网页
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Opens a page at nine and asks the other half of this pair to click there.
// @description:zh-CN 九点打开网页，由配对的脚本点击按钮。
// @crontab           0 9 * * *
// @storageName       timed-click
// @grant             GM.setValue
// @grant             GM_openInTab
// ==/UserScript==

// Save this before the page opens, so that its script finds it.
await GM.setValue('due', Date.now());
GM_openInTab('https://docs.scriptcat.org/demo/form/', {active: false});
