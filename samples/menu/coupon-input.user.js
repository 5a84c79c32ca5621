// ==UserScript==
// @name              Coupon input
// @name:zh-CN        优惠码输入
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Offers an input until the coupon has been entered.
// @description:zh-CN 填写优惠码后输入项消失。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @match             http://127.0.0.1/*demo/shop/*
// @noframes
// @grant             CAT_registerMenuInput
// @grant             CAT_unregisterMenuInput
// ==/UserScript==

const id = CAT_registerMenuInput(
  'Apply coupon',
  (coupon) => {
    const field = /** @type {HTMLInputElement | null} */ (document.querySelector('#coupon'));
    if (field) field.value = coupon;
    CAT_unregisterMenuInput(id);
  },
  {inputType: 'text', inputPlaceholder: 'SPRING-24'},
);
