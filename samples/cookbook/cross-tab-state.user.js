// ==UserScript==
// @name              The same state in every tab
// @name:zh-CN        各标签页状态一致
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       A counter that is the same in all tabs.
// @description:zh-CN 所有标签页里都一样的计数器。
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
  button.textContent = `Counted ${count} times`;
};

show(GM_getValue('count', 0));
button.addEventListener('click', () => GM_setValue('count', GM_getValue('count', 0) + 1));
// Runs in this tab too, so the text has one place where it changes.
GM_addValueChangeListener('count', (_name, _before, count) => show(count ?? 0));
