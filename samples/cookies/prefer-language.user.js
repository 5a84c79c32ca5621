// ==UserScript==
// @name              Prefer a language
// @name:zh-CN        固定语言
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @description       Sets the language cookie once and reloads.
// @description:zh-CN 写入语言 cookie 并刷新一次。
// @match             https://example.com/*
// @noframes
// @connect           example.com
// @grant             GM_cookie
// ==/UserScript==

GM_cookie.list({url: location.href, name: 'lang'}, (cookies, error) => {
  if (error || cookies?.[0]?.value === 'en') return;
  GM_cookie.set(
    {
      url: location.href,
      name: 'lang',
      value: 'en',
      expirationDate: Math.floor(Date.now() / 1000) + 365 * 24 * 60 * 60,
    },
    (_cookies, failure) => {
      if (!failure) location.reload();
    },
  );
});
