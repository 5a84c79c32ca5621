// ==UserScript==
// @name              Session check
// @name:zh-CN        登录检查
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Notifies you in the morning if your login has expired.
// @description:zh-CN 每天早上检查登录是否过期。
// @crontab           0 9 * * *
// @connect           docs.scriptcat.org
// @grant             GM_cookie
// @grant             GM_notification
// @grant             GM_openInTab
// ==/UserScript==

const page = 'https://docs.scriptcat.org/demo/form/';
const cookies = await new Promise((resolve, reject) => {
  // Reject to mark the run as failed. An error thrown in a callback would go unnoticed.
  GM_cookie('list', {url: page, name: 'session'}, (found, error) =>
    error ? reject(error) : resolve(found),
  );
});
if (cookies.length === 0) {
  GM_notification({title: 'Signed out', text: page, onclick: () => GM_openInTab(page)});
}
