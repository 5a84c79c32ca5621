// ==UserScript==
// @name              Price alert
// @name:zh-CN        价格提醒
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Asks for a price limit in the popup and marks cheaper products.
// @description:zh-CN 在弹窗中填写价格上限，标出更便宜的商品。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             CAT_registerMenuInput
// @grant             GM_getValue
// @grant             GM_setValue
// ==/UserScript==

function mark(limit) {
  for (const item of document.querySelectorAll('[data-price]')) {
    const {dataset, style} = item;
    style.outline = Number(dataset.price) <= limit ? '3px solid seagreen' : '';
  }
}

CAT_registerMenuInput(
  'Set price limit',
  (limit) => {
    GM_setValue('limit', limit);
    mark(limit);
  },
  {
    inputType: 'number',
    inputLabel: 'At most',
    // The popup doesn’t remember the input, so show the stored value.
    inputDefaultValue: GM_getValue('limit', 100),
  },
);
mark(GM_getValue('limit', 100));
