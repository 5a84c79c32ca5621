// ==UserScript==
// @name              Ask a background script
// @name:zh-CN        向后台脚本提问
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Asks a background script a question and shows the answer.
// @description:zh-CN 向后台脚本提问并显示回答。
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @storageName       ping-pong
// @grant             GM_addValueChangeListener
// @grant             GM_setValue
// ==/UserScript==

GM_addValueChangeListener('pong', (_name, _before, pong) => {
  if (pong?.to !== question) return;
  document.title = `Answered after ${Date.now() - question} ms`;
});

// Each question is a new value, so the background script is notified.
const question = Date.now();
GM_setValue('ping', question);
