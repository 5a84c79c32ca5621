// ==UserScript==
// @name              Let frames talk
// @name:zh-CN        框架之间通信
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows in the page what the same script has read in its frame.
// @description:zh-CN 同一个脚本在框架里读取内容，在外层页面显示。
// @match             https://docs.scriptcat.org/*demo/frames/*
// @grant             unsafeWindow
// ==/UserScript==

const isTop = unsafeWindow.top === unsafeWindow;

if (isTop) {
  unsafeWindow.addEventListener('message', ({origin, data}) => {
    // Any frame can send messages, so check where they come from and what they contain.
    if (origin !== location.origin || typeof data?.seats !== 'string') return;
    document.querySelector('h1')?.append(` · ${data.seats}`);
  });
} else {
  const seats = document.querySelector('#seats')?.textContent ?? '';
  unsafeWindow.parent.postMessage({seats}, location.origin);
}
