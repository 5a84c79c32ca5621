// ==UserScript==
// @name              Price drop alert
// @name:zh-CN        降价提醒
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Checks a product page every hour and notifies you when the price drops.
// @description:zh-CN 每小时检查一次商品页，降价时通知你。
// @crontab           * once * * *
// @grant             GM.xmlHttpRequest
// @grant             GM_getValue
// @grant             GM_setValue
// @grant             GM_notification
// @connect           docs.scriptcat.org
// ==/UserScript==

const product = 'https://docs.scriptcat.org/demo/api/price';

const {responseText} = await GM.xmlHttpRequest({url: product});
const price = Number(/"price":\s*"?([\d.]+)/.exec(responseText)?.[1]);
if (!price) throw new Error(`No price found at ${product}`);

const last = GM_getValue('price', price);
GM_setValue('price', price);
if (price < last) GM_notification({title: `${last} → ${price}`, text: product});
