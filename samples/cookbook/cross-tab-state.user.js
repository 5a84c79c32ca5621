// ==UserScript==
// @name              Share state between tabs
// @name:zh-CN        标签页共享状态
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows the same counter in all tabs.
// @description:zh-CN 在所有标签页中显示同一个计数器。
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_addValueChangeListener
// @grant             GM_getValue
// @grant             GM_getValues
// @grant             GM_setValues
// ==/UserScript==

const button = document.createElement('button');
document.querySelector('main')?.prepend(button);

// If two tabs add to one value at the same time, a click is lost, so each tab counts its own.
const own = `clicks:${crypto.randomUUID()}`;

function show() {
  const counts = Object.entries(GM_getValues(null)).filter(([name]) => name.startsWith('clicks:'));
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  button.textContent = `Clicked ${total} times`;
}

show();
button.addEventListener('click', () => {
  GM_setValues({[own]: GM_getValue(own, 0) + 1, changed: Date.now()});
});
// This also runs in the current tab, so the text is updated in one place.
GM_addValueChangeListener('changed', show);
