// ==UserScript==
// @name              Price helper 4
// @name:zh-CN        价格助手 4
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Can be paused from the popup.
// @description:zh-CN 可以从弹窗里暂停。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @match             http://127.0.0.1/*demo/shop/*
// @noframes
// @grant             GM_addStyle
// @grant             GM_getValue
// @grant             GM_registerMenuCommand
// @grant             GM_setValue
// ==/UserScript==

const css = '.product.cheap { outline: 3px solid seagreen }';
/** @type {HTMLStyleElement | undefined} */
let style;

function show() {
  const isOn = GM_getValue('on', true);
  style?.remove();
  style = isOn ? GM_addStyle(css) : undefined;
  // The same id: one entry that changes its text.
  GM_registerMenuCommand(isOn ? 'Pause' : 'Go on', toggle, {id: 'switch', autoClose: false});
}

function toggle() {
  GM_setValue('on', !GM_getValue('on', true));
  show();
}

for (const item of document.querySelectorAll('.product')) {
  item.classList.toggle('cheap', Number(/** @type {HTMLElement} */ (item).dataset.price) <= 100);
}
show();
