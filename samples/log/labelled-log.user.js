// ==UserScript==
// @name              Labelled log
// @name:zh-CN        带标签的日志
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Writes log lines you can filter by label.
// @description:zh-CN 写下可以按标签筛选的日志。
// @background
// @grant             GM_log
// @grant             GM.xmlHttpRequest
// @connect           status.example.net
// ==/UserScript==

const services = ['mail', 'files'];

for (const service of services) {
  const {status} = await GM.xmlHttpRequest({url: `https://status.example.net/${service}`});
  GM_log(`${service} answered ${status}`, status < 400 ? 'info' : 'error', {service, status});
}
