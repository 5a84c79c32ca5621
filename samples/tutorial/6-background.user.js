// ==UserScript==
// @name              Price helper 6, background script
// @name:zh-CN        价格助手 6，后台脚本
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Checks the price every ten minutes and notifies you when it drops.
// @description:zh-CN 每十分钟检查一次价格，降价时通知你。
// @crontab           */10 * * * *
// @storageName       price-helper
// @grant             GM.xmlHttpRequest
// @grant             GM_deleteValue
// @grant             GM_getValue
// @grant             GM_notification
// @connect           docs.scriptcat.org
// ==/UserScript==

async function look(wish) {
  const {status, response} = await GM.xmlHttpRequest({
    url: 'https://docs.scriptcat.org/demo/api/price',
    responseType: 'json',
    timeout: 20_000,
  });
  // A busy server recovers. Other errors go to the log.
  if (status >= 500) throw new CATRetryError(`HTTP ${status}`, 60);
  if (status !== 200) throw new Error(`HTTP ${status}`);
  if (response.price >= wish.below) return;
  GM_deleteValue('wish');
  GM_notification({title: wish.product, text: `Now ${response.price}`, timeout: 20_000});
}

const wish = GM_getValue('wish');
if (wish) await look(wish);
