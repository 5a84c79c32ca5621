// ==UserScript==
// @name              Release watcher
// @name:zh-CN        新版本监控
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Compares the latest version with the stored one and notifies you of a new one.
// @description:zh-CN 比较版本号，有新版本时通知你。
// @crontab           0 */6 * * *
// @grant             GM.xmlHttpRequest
// @grant             GM_getValue
// @grant             GM_setValue
// @grant             GM_notification
// @grant             GM_openInTab
// @connect           docs.scriptcat.org
// ==/UserScript==

const {status, response} = await GM.xmlHttpRequest({
  url: 'https://docs.scriptcat.org/demo/api/release',
  responseType: 'json',
});
// Don’t mistake an error page for a release.
if (status !== 200 || typeof response?.version !== 'string') {
  throw new Error(`Unexpected response: HTTP ${status}`);
}
const known = GM_getValue('version');
GM_setValue('version', response.version);

if (known && known !== response.version) {
  GM_notification({
    title: `Version ${response.version}`,
    text: 'Click to read the release notes.',
    onclick: () => GM_openInTab(response.notes),
  });
}
