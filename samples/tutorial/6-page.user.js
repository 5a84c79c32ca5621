// ==UserScript==
// @name              Price helper 6, page script
// @name:zh-CN        价格助手 6，网页脚本
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Tells the background script which product to watch.
// @description:zh-CN 把要关注的商品告诉后台脚本。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @storageName       price-helper
// @grant             GM_setValue
// ==/UserScript==

for (const item of document.querySelectorAll('.product')) {
  const {product, price} = item.dataset;
  const button = document.createElement('button');
  button.textContent = 'Watch';
  button.addEventListener('click', () => {
    // Both scripts share their storage through @storageName.
    GM_setValue('wish', {product, below: Number(price)});
    button.textContent = 'Watching';
  });
  item.append(button);
}
