// ==UserScript==
// @name              Price helper 7
// @name:zh-CN        价格助手 7
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Leaves traces that help when something is wrong.
// @description:zh-CN 留下出问题时有用的线索。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @match             http://127.0.0.1/*demo/shop/*
// @noframes
// @grant             GM_log
// ==/UserScript==

/** @param {string} message @param {Record<string, string | number>} labels */
function note(message, labels = {}) {
  GM_log(message, 'info', {step: 'mark', ...labels});
}

const started = performance.now();
const products = document.querySelectorAll('.product');
if (products.length === 0) {
  GM_log('No products: has the page changed?', 'warn', {url: location.href});
}
for (const item of products) {
  const price = Number(/** @type {HTMLElement} */ (item).dataset.price);
  if (Number.isNaN(price)) note('No price', {text: (item.textContent ?? '').slice(0, 40)});
  else if (price <= 100) item.append(' ✓');
}
note('Done', {products: products.length, ms: Math.round(performance.now() - started)});
