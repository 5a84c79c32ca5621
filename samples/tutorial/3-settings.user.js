// ==UserScript==
// @name              Price helper 3
// @name:zh-CN        价格助手 3
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Takes limit and colour from a settings panel.
// @description:zh-CN 从设置面板读取上限和颜色。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @match             http://127.0.0.1/*demo/shop/*
// @noframes
// @grant             GM_addValueChangeListener
// @grant             GM_getValue
// ==/UserScript==

/* ==UserConfig==
helper:
  limit:
    title: Price limit
    type: number
    default: 100
  colour:
    title: Colour
    type: select
    default: seagreen
    values: [seagreen, orange, crimson]
==/UserConfig== */

function mark() {
  const limit = Number(GM_getValue('helper.limit', 100));
  for (const item of document.querySelectorAll('.product')) {
    const product = /** @type {HTMLElement} */ (item);
    const isCheap = Number(product.dataset.price) <= limit;
    product.style.outline = isCheap ? `3px solid ${GM_getValue('helper.colour', 'seagreen')}` : '';
  }
}

mark();
// Saving the panel changes the values; no reload is needed.
GM_addValueChangeListener('helper.limit', mark);
GM_addValueChangeListener('helper.colour', mark);
