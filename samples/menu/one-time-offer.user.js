// ==UserScript==
// @name              One-time command
// @name:zh-CN        一次性命令
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       A command that removes itself after use.
// @description:zh-CN 使用一次后自动移除的命令。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/video/*
// @noframes
// @grant             GM_registerMenuCommand
// @grant             GM_unregisterMenuCommand
// ==/UserScript==

const id = GM_registerMenuCommand('Expand all comments', () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
  GM_unregisterMenuCommand(id);
});
