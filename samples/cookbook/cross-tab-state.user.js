// ==UserScript==
// @name              Share state between tabs
// @name:zh-CN        标签页共享状态
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows the same counter in all tabs.
// @description:zh-CN 在所有标签页中显示同一个计数器。
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             http://127.0.0.1/*demo/article/*
// @noframes
// @grant             GM_addValueChangeListener
// @grant             GM_getValue
// @grant             GM_setValue
// ==/UserScript==

const button = document.createElement('button');
document.querySelector('main')?.prepend(button);

/** @param {number} count */
const show = (count) => {
  button.textContent = `Clicked ${count} times`;
};

show(GM_getValue('count', 0));
button.addEventListener('click', () => GM_setValue('count', GM_getValue('count', 0) + 1));
// This also runs in the current tab, so the text is updated in one place.
GM_addValueChangeListener('count', (_name, _before, count) => show(count ?? 0));
