// ==UserScript==
// @name              Price helper
// @name:zh-CN        价格助手
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Marks products up to your price limit.
// @description:zh-CN 标出不超过价格上限的商品。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @license           MIT
// @icon              https://docs.scriptcat.org/img/favicon.svg
// @homepageURL       https://docs.scriptcat.org/docs/dev/tutorial/
// @supportURL        https://docs.scriptcat.org/docs/dev/tutorial/
// @updateURL         https://docs.scriptcat.org/samples/tutorial/8-publish.user.js
// @downloadURL       https://docs.scriptcat.org/samples/tutorial/8-publish.user.js
// @grant             CAT_userConfig
// @grant             GM_addValueChangeListener
// @grant             GM_getValue
// @grant             GM_registerMenuCommand
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
GM_addValueChangeListener('helper.limit', mark);
GM_addValueChangeListener('helper.colour', mark);
GM_registerMenuCommand('Settings', () => CAT_userConfig());
new MutationObserver(mark).observe(document.querySelector('.products') ?? document.body, {
  childList: true,
});
