// ==UserScript==
// @name              Poll a queue
// @name:zh-CN        轮询队列
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Checks for new messages every minute while the browser is running.
// @description:zh-CN 浏览器运行期间，每分钟检查一次新消息。
// @background
// @grant             GM.xmlHttpRequest
// @grant             GM_getValue
// @grant             GM_setValue
// @grant             GM_notification
// @connect           docs.scriptcat.org
// ==/UserScript==

async function poll() {
  const {status, response} = await GM.xmlHttpRequest({
    url: `https://docs.scriptcat.org/demo/api/queue?after=${GM_getValue('last', 0)}`,
    responseType: 'json',
    timeout: 20_000,
  });
  if (status !== 200 || !response?.length) return;
  GM_setValue('last', response.at(-1).id);
  GM_notification({tag: 'queue', title: `${response.length} new`, text: response.at(-1).text});
}

// Start the timer first, so that a failed first request isn’t the last one.
setInterval(poll, 60_000);
await poll();
