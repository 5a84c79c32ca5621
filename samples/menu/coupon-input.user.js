// ==UserScript==
// @name              Coupon input
// @name:zh-CN        优惠码输入
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows an input until a coupon is entered.
// @description:zh-CN 显示优惠码输入框，填写后移除该输入框。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             CAT_registerMenuInput
// @grant             CAT_unregisterMenuInput
// ==/UserScript==

const id = CAT_registerMenuInput(
  'Apply coupon',
  (coupon) => {
    const field = document.querySelector('input#coupon');
    if (field) field.value = coupon;
    CAT_unregisterMenuInput(id);
  },
  {inputType: 'text', inputPlaceholder: 'SPRING-24'},
);
