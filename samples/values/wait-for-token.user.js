// ==UserScript==
// @name              Wait for a token
// @name:zh-CN        等待令牌
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @description       Waits until another tab has stored a token, then stops listening.
// @description:zh-CN 等别的标签页存好令牌，然后不再监听。
// @match             https://example.com/*
// @noframes
// @grant             GM_getValue
// @grant             GM_addValueChangeListener
// @grant             GM_removeValueChangeListener
// ==/UserScript==

function start(token) {
  document.body.dataset.token = token;
}

const token = GM_getValue('token');
if (token) {
  start(token);
} else {
  const listener = GM_addValueChangeListener('token', (_name, _before, value) => {
    GM_removeValueChangeListener(listener);
    start(value);
  });
}
