// ==UserScript==
// @name              Price helper 4
// @name:zh-CN        价格助手 4
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Adds a menu command that pauses the script.
// @description:zh-CN 添加菜单命令，用于暂停脚本。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             GM_addStyle
// @grant             GM_getValue
// @grant             GM_registerMenuCommand
// @grant             GM_setValue
// ==/UserScript==

const css = '.product.cheap { outline: 3px solid seagreen }';
let style;

function show() {
  const isOn = GM_getValue('on', true);
  style?.remove();
  style = isOn ? GM_addStyle(css) : undefined;
  // With the same id, the command is updated instead of added again.
  GM_registerMenuCommand(isOn ? 'Pause' : 'Resume', toggle, {id: 'switch', autoClose: false});
}

function toggle() {
  GM_setValue('on', !GM_getValue('on', true));
  show();
}

for (const item of document.querySelectorAll('.product')) {
  item.classList.toggle('cheap', Number(item.dataset.price) <= 100);
}
show();
