// ==UserScript==
// @name              Wait for a token
// @name:zh-CN        等待令牌
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Waits until another tab has stored a token, then stops listening.
// @description:zh-CN 等别的标签页存好令牌，然后不再监听。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/form/*
// @match             http://127.0.0.1/*demo/form/*
// @noframes
// @grant             GM_getValue
// @grant             GM_addValueChangeListener
// @grant             GM_removeValueChangeListener
// ==/UserScript==

/** @param {string} token */
function start(token) {
  // A secret stays in the script: whatever is in the document, the page can read.
  console.log(`Ready with a token of ${token.length} characters`);
  document.title = 'Ready';
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
