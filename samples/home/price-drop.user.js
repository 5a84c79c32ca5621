// ==UserScript==
// @name         Price drop alert
// @name:zh-CN   降价提醒
// @namespace    https://docs.scriptcat.org/
// @version      1.0.0
// @description  Looks at a product page once an hour and notifies you when the price falls.
// @crontab      * once * * *
// @grant        GM_xmlhttpRequest
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_notification
// @connect      shop.example
// ==/UserScript==

const product = 'https://shop.example/item/42';

return new Promise((resolve, reject) => {
  GM_xmlhttpRequest({
    url: product,
    onload({responseText}) {
      const price = Number(/"price":\s*"?([\d.]+)/.exec(responseText)?.[1]);
      if (!price) return reject(new Error(`No price found at ${product}`));
      const last = GM_getValue('price', price);
      GM_setValue('price', price);
      if (price < last) GM_notification({title: `${last} → ${price}`, text: product});
      resolve(price);
    },
    onerror: () => reject(new Error(`${product} did not answer`)),
  });
});
