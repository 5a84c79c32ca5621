// ==UserScript==
// @name              Poll a queue
// @name:zh-CN        轮询队列
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Looks for new messages every minute for as long as the browser runs.
// @description:zh-CN 浏览器运行期间每分钟查看新消息。
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

// The timer comes first: a failed first look must not be the last one.
setInterval(poll, 60_000);
await poll();
