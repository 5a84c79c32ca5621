// ==UserScript==
// @name              Retry politely
// @name:zh-CN        有礼貌地重试
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Tries again in a minute when the network fails, and gives up on anything else.
// @description:zh-CN 网络失败一分钟后再试，其他错误直接放弃。
// @crontab           0 8 * * *
// @grant             GM.xmlHttpRequest
// @grant             GM_log
// @connect           docs.scriptcat.org
// ==/UserScript==

/** @type {ScriptCat.XhrResponse} */
let response;
try {
  response = await GM.xmlHttpRequest({
    url: 'https://docs.scriptcat.org/demo/api/sign-in',
    timeout: 15_000,
  });
} catch (reason) {
  // A lost connection is temporary; a wrong password is not.
  throw new CATRetryError(`no connection: ${reason}`, 60);
}

if (response.status === 429 || response.status >= 500) {
  throw new CATRetryError(`service busy: ${response.status}`, 300);
}
if (response.status >= 400) throw new Error(`refused: ${response.status}`);
GM_log('signed in');
