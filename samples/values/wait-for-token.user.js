// ==UserScript==
// @name              Wait for a token
// @name:zh-CN        等待令牌
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Waits until another tab has stored a token, then stops listening.
// @description:zh-CN 等待其他标签页存入令牌，然后停止监听。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/form/*
// @noframes
// @grant             GM_getValue
// @grant             GM_addValueChangeListener
// @grant             GM_removeValueChangeListener
// ==/UserScript==

function start(token) {
  // Keep secrets in the script. The page can read everything in the document.
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
