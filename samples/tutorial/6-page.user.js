// ==UserScript==
// @name              Price helper 6, page half
// @name:zh-CN        价格助手 6，页面部分
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Hands the wish over to the background half.
// @description:zh-CN 把要盯的商品交给后台部分。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @match             http://127.0.0.1/*demo/shop/*
// @noframes
// @storageName       price-helper
// @grant             GM_setValue
// ==/UserScript==

for (const item of document.querySelectorAll('.product')) {
  const {product, price} = /** @type {HTMLElement} */ (item).dataset;
  const button = document.createElement('button');
  button.textContent = 'Watch';
  button.addEventListener('click', () => {
    // Both halves have one storage, by @storageName.
    GM_setValue('wish', {product, below: Number(price)});
    button.textContent = 'Watched';
  });
  item.append(button);
}
