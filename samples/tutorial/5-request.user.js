// ==UserScript==
// @name              Price helper 5
// @name:zh-CN        价格助手 5
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Compares the price with another shop.
// @description:zh-CN 与其他商店比较价格。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             GM.xmlHttpRequest
// @connect           docs.scriptcat.org
// ==/UserScript==

const product = document.querySelector('[data-product=tea]');
if (product) {
  try {
    const {status, response} = await GM.xmlHttpRequest({
      url: `${location.origin}/demo/api/price`,
      responseType: 'json',
      timeout: 5_000,
    });
    if (status !== 200) throw `HTTP ${status}`;
    const saving = Number(product.dataset.price) - response.price;
    product.append(` · ${saving} cheaper elsewhere`);
  } catch (reason) {
    // Errors from the extension are strings.
    product.append(` · no other price (${reason})`);
  }
}
