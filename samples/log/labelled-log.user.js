// ==UserScript==
// @name              Labelled log
// @name:zh-CN        带标签的日志
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Writes log lines you can filter by label.
// @description:zh-CN 写入可以按标签筛选的日志。
// @background
// @grant             GM_log
// @grant             GM.xmlHttpRequest
// @connect           docs.scriptcat.org
// ==/UserScript==

const services = {mail: 200, files: 503};

for (const [service, code] of Object.entries(services)) {
  const {status} = await GM.xmlHttpRequest({
    url: `https://docs.scriptcat.org/demo/api/status/${code}`,
  });
  GM_log(`${service} answered ${status}`, status < 400 ? 'info' : 'error', {service, status});
}
