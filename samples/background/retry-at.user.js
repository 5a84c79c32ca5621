// ==UserScript==
// @name              Retry at a given time
// @name:zh-CN        在指定时间重试
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Retries at the time the service asks for.
// @description:zh-CN 按服务器要求的时间重试。
// @crontab           30 7 * * *
// @grant             GM.xmlHttpRequest
// @connect           docs.scriptcat.org
// ==/UserScript==

const {status, responseHeaders} = await GM.xmlHttpRequest({
  url: 'https://docs.scriptcat.org/demo/api/status/429',
});
if (status === 429) {
  const seconds = Number(/^retry-after:\s*(\d+)/im.exec(responseHeaders)?.[1] ?? 600);
  throw new CATRetryError('asked to wait', new Date(Date.now() + seconds * 1000));
}
