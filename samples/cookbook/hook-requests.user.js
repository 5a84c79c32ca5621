// ==UserScript==
// @name              Watch the page’s requests
// @name:zh-CN        监听页面的请求
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Logs what the page requests with fetch and XMLHttpRequest, and the responses.
// @description:zh-CN 记录页面用 fetch 和 XMLHttpRequest 发出的请求和收到的响应。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @run-at            document-start
// @early-start
// @grant             unsafeWindow
// ==/UserScript==

const note = (how, text) => console.log(`${how}:`, String(text));

const {fetch} = unsafeWindow;
unsafeWindow.fetch = async function (input, options) {
  note('fetch', input instanceof Request ? input.url : input);
  const response = await fetch.call(this, input, options);
  // A body can be read only once, so the page keeps its own.
  response
    .clone()
    .text()
    .then((text) => note('fetched', text));
  return response;
};

const {open} = unsafeWindow.XMLHttpRequest.prototype;
unsafeWindow.XMLHttpRequest.prototype.open = function (...args) {
  note('xhr', args[1]);
  this.addEventListener('load', () => note('loaded', this.response));
  return Reflect.apply(open, this, args);
};
