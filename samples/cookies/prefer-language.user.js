// ==UserScript==
// @name              Prefer a language
// @name:zh-CN        固定语言
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Sets the language cookie once and refreshes the page.
// @description:zh-CN 写入一次语言 Cookie 并刷新页面。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @connect           example.com
// @grant             GM_cookie
// ==/UserScript==

GM_cookie.list({url: location.href, name: 'lang'}, (cookies, error) => {
  if (error || cookies?.some(({value}) => value === 'en')) return;
  // Only a cookie with the same domain replaces a domain-wide cookie.
  const old = cookies?.find(({hostOnly}) => !hostOnly);
  GM_cookie.set(
    {
      url: location.href,
      name: 'lang',
      value: 'en',
      ...(old ? {domain: old.domain} : {}),
      expirationDate: Math.floor(Date.now() / 1000) + 365 * 24 * 60 * 60,
    },
    (_cookies, failure) => {
      if (!failure) location.reload();
    },
  );
});
