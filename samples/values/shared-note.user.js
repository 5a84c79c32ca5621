// ==UserScript==
// @name              Note in every tab
// @name:zh-CN        多标签页便签
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Keeps a note in sync across all open tabs.
// @description:zh-CN 在所有标签页中保持同步的便签。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/form/*
// @noframes
// @grant             GM_getValue
// @grant             GM_setValue
// @grant             GM_addValueChangeListener
// ==/UserScript==

const box = document.createElement('textarea');
box.value = GM_getValue('note', '');
box.addEventListener('input', () => GM_setValue('note', box.value));
document.body.append(box);

GM_addValueChangeListener('note', (_name, _before, note, remote) => {
  // Ignore changes made in this tab. Writing them again would move the caret.
  if (remote) box.value = note ?? '';
});
