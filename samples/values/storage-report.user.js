// ==UserScript==
// @name              Storage report
// @name:zh-CN        储存一览
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Prints everything the script has stored.
// @description:zh-CN 输出脚本储存的全部内容。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_listValues
// @grant             GM_getValue
// @grant             GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand('Show stored values', () => {
  const rows = GM_listValues()
    .sort()
    .map((name) => ({name, value: GM_getValue(name)}));
  console.table(rows);
});
