// ==UserScript==
// @name              Session check
// @name:zh-CN        登录检查
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @description       Tells you in the morning when a login has expired.
// @description:zh-CN 早上检查登录是否已过期。
// @crontab           0 9 * * *
// @connect           example.com
// @grant             GM_cookie
// @grant             GM_notification
// ==/UserScript==

GM_cookie('list', {url: 'https://example.com/', name: 'session'}, (cookies, error) => {
  if (error) throw new Error(String(error));
  if (cookies?.length === 0) {
    GM_notification({title: 'Signed out', text: 'example.com', url: 'https://example.com/login'});
  }
});
