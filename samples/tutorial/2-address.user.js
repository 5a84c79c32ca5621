// ==UserScript==
// @name              Price helper 2
// @name:zh-CN        价格助手 2
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Marks products again when the shop changes its list.
// @description:zh-CN 商店更换列表后重新标记商品。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             window.onurlchange
// ==/UserScript==

const limit = 100;

function mark() {
  for (const product of document.querySelectorAll('.product')) {
    const isCheap = Number(product.dataset.price) <= limit;
    product.style.outline = isCheap ? '3px solid seagreen' : '';
  }
}

mark();
// A script runs once per page load, but the shop changes its URL and list without loading.
window.onurlchange = () => console.log('Now at', location.search);
new MutationObserver(mark).observe(document.querySelector('.products') ?? document.body, {
  childList: true,
});
