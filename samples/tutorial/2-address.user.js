// ==UserScript==
// @name              Price helper 2
// @name:zh-CN        价格助手 2
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Marks goods again when the shop changes its address.
// @description:zh-CN 商店换地址时重新标记商品。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @match             http://127.0.0.1/*demo/shop/*
// @noframes
// @grant             window.onurlchange
// ==/UserScript==

const limit = 100;

function mark() {
  for (const item of document.querySelectorAll('.product')) {
    const product = /** @type {HTMLElement} */ (item);
    const isCheap = Number(product.dataset.price) <= limit;
    product.style.outline = isCheap ? '3px solid seagreen' : '';
  }
}

mark();
// A script runs once per load; the shop then changes its address and its list by itself.
window.onurlchange = () => console.log('Now at', location.search);
new MutationObserver(mark).observe(document.querySelector('.products') ?? document.body, {
  childList: true,
});
