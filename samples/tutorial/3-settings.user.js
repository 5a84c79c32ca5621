// ==UserScript==
// @name              Price helper 3
// @name:zh-CN        价格助手 3
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Reads the limit and the colour from the user settings.
// @description:zh-CN 从用户配置读取价格上限和颜色。
// @match             https://docs.scriptcat.org/*demo/shop/*
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
  for (const product of document.querySelectorAll('.product')) {
    const isCheap = Number(product.dataset.price) <= limit;
    product.style.outline = isCheap ? `3px solid ${GM_getValue('helper.colour', 'seagreen')}` : '';
  }
}

mark();
// When the user saves the settings, the values change without a refresh.
GM_addValueChangeListener('helper.limit', mark);
GM_addValueChangeListener('helper.colour', mark);
