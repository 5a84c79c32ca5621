// ==UserScript==
// @name              Forget the popup
// @name:zh-CN        不再显示弹窗
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Deletes the cookie that keeps bringing a popup back.
// @description:zh-CN 删除让弹窗反复出现的 Cookie。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @connect           example.com
// @grant             GM_cookie
// ==/UserScript==

GM_cookie.delete({url: location.href, name: 'popup-state'}, (_cookies, error) => {
  if (error) console.warn('Couldn’t delete the cookie:', error);
});
