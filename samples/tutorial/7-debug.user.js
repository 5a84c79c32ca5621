// ==UserScript==
// @name              Price helper 7
// @name:zh-CN        价格助手 7
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Logs what helps you find a problem.
// @description:zh-CN 记录有助于排查问题的日志。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             GM_log
// ==/UserScript==

function note(message, labels = {}) {
  GM_log(message, 'info', {step: 'mark', ...labels});
}

const started = performance.now();
const products = document.querySelectorAll('.product');
if (products.length === 0) {
  GM_log('No products found. Has the page changed?', 'warn', {url: location.href});
}
for (const item of products) {
  const price = Number(item.dataset.price);
  if (Number.isNaN(price)) note('No price', {text: (item.textContent ?? '').slice(0, 40)});
  else if (price <= 100) item.append(' ✓');
}
note('Done', {products: products.length, ms: Math.round(performance.now() - started)});
