// ==UserScript==
// @name              Close when done
// @name:zh-CN        完成后关闭
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Closes the thank-you page after a successful order.
// @description:zh-CN 下单成功后关闭感谢页。
// @match             https://example.com/thanks*
// @match             https://docs.scriptcat.org/*demo/thanks/*
// @noframes
// @grant             window.close
// @grant             GM.setValue
// ==/UserScript==

// Wait until the value is saved, because the tab is about to close.
await GM.setValue('lastOrder', document.querySelector('.order-number')?.textContent);
window.close();
