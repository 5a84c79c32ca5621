// ==UserScript==
// @name              Fill in a form
// @name:zh-CN        自动填表
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Fills in a form so that the page notices the change.
// @description:zh-CN 填写表单，并让页面检测到填写的内容。
// @match             https://docs.scriptcat.org/*demo/react/*
// @match             https://docs.scriptcat.org/*demo/form/*
// @noframes
// @grant             GM_registerMenuCommand
// ==/UserScript==

function fill(field, value) {
  // React puts its own setter on the field. The browser’s is on the prototype.
  const {set} = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  // Pages listen for these events.
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

GM_registerMenuCommand('Fill in', () => {
  const hours = document.querySelector('input#hours');
  if (hours) fill(hours, '8');
});
