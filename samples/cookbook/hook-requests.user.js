// ==UserScript==
// @name              Watch the page’s requests
// @name:zh-CN        监听页面的请求
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Logs what the page requests with fetch and XMLHttpRequest.
// @description:zh-CN 记录页面用 fetch 和 XMLHttpRequest 发出的请求。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @match             http://127.0.0.1/*demo/shop/*
// @noframes
// @run-at            document-start
// @early-start
// @grant             unsafeWindow
// ==/UserScript==

/** @param {string} how @param {unknown} url */
const note = (how, url) => console.log(`${how}:`, String(url));

const {fetch} = unsafeWindow;
unsafeWindow.fetch = function (input, options) {
  note('fetch', input instanceof Request ? input.url : input);
  return fetch.call(this, input, options);
};

const {open} = unsafeWindow.XMLHttpRequest.prototype;
unsafeWindow.XMLHttpRequest.prototype.open = function (
  /** @type {[string, string | URL]} */ ...args
) {
  note('xhr', args[1]);
  return open.apply(this, /** @type {any} */ (args));
};
