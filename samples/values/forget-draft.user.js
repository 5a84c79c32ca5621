// ==UserScript==
// @name              Forget the draft
// @name:zh-CN        清除草稿
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Deletes a stored draft once the form has been sent.
// @description:zh-CN 表单提交后删除保存的草稿。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/form/*
// @noframes
// @grant             GM_deleteValue
// ==/UserScript==

document.querySelector('form')?.addEventListener('submit', () => {
  GM_deleteValue('draft');
});
