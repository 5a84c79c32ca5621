// ==UserScript==
// @name              Retry on network errors
// @name:zh-CN        网络出错时重试
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Retries in a minute if the network fails, and gives up on other errors.
// @description:zh-CN 网络出错时，一分钟后重试，其他错误不重试。
// @crontab           0 8 * * *
// @grant             GM.xmlHttpRequest
// @grant             GM_log
// @connect           docs.scriptcat.org
// ==/UserScript==

let response;
try {
  response = await GM.xmlHttpRequest({
    url: 'https://docs.scriptcat.org/demo/api/sign-in',
    timeout: 15_000,
  });
} catch (reason) {
  // A lost connection is temporary. A wrong password isn’t.
  throw new CATRetryError(`no connection: ${reason}`, 60);
}

if (response.status === 429 || response.status >= 500) {
  throw new CATRetryError(`service busy: ${response.status}`, 300);
}
if (response.status >= 400) throw new Error(`refused: ${response.status}`);
GM_log('signed in');
