// ==UserScript==
// @name              Fill in a form
// @name:zh-CN        自动填表
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Fills in a form so that the page notices the change.
// @description:zh-CN 填写表单，并让页面检测到变化。
// @match             https://docs.scriptcat.org/*demo/form/*
// @match             http://127.0.0.1/*demo/form/*
// @noframes
// @grant             GM_registerMenuCommand
// ==/UserScript==

/** @param {HTMLInputElement | HTMLTextAreaElement} field @param {string} value */
function fill(field, value) {
  // Pages listen for these events. React forms need another way.
  field.value = value;
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

GM_registerMenuCommand('Fill in', () => {
  const hours = /** @type {HTMLInputElement | null} */ (document.querySelector('#hours'));
  if (hours) fill(hours, '8');
});
