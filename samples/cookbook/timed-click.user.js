// ==UserScript==
// @name              Click when asked
// @name:zh-CN        按要求点击
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Sends the form if the other half of this pair has just opened the page.
// @description:zh-CN 如果网页刚由配对的脚本打开，就提交表单。
// @match             https://docs.scriptcat.org/*demo/form/*
// @noframes
// @storageName       timed-click
// @grant             GM_deleteValue
// @grant             GM_getValue
// ==/UserScript==

const minute = 60_000;

// Leave alone the pages that the user opens.
if (Date.now() - GM_getValue('due', 0) < minute) {
  GM_deleteValue('due');
  const button = document.querySelector('form button');
  button?.click();
}
