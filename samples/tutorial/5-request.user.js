// ==UserScript==
// @name              Price helper 5
// @name:zh-CN        价格助手 5
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Asks another place for its price.
// @description:zh-CN 到别处问价。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @match             http://127.0.0.1/*demo/shop/*
// @noframes
// @grant             GM.xmlHttpRequest
// @connect           docs.scriptcat.org
// @connect           127.0.0.1
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
    const saving = Number(/** @type {HTMLElement} */ (product).dataset.price) - response.price;
    product.append(` · ${saving} cheaper elsewhere`);
  } catch (reason) {
    // Failures of the extension are strings.
    product.append(` · no other price (${reason})`);
  }
}
