// ==UserScript==
// @name              Prefer a language
// @name:zh-CN        固定语言
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Sets the language cookie once and reloads.
// @description:zh-CN 写入语言 cookie 并刷新一次。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @match             http://127.0.0.1/*demo/shop/*
// @noframes
// @connect           example.com
// @grant             GM_cookie
// ==/UserScript==

GM_cookie.list({url: location.href, name: 'lang'}, (cookies, error) => {
  if (error || cookies?.some(({value}) => value === 'en')) return;
  // A cookie of the whole domain is replaced by one of the same domain only.
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
