// ==UserScript==
// @name              Ask the background
// @name:zh-CN        向后台提问
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       The page half of a pair: asks, and shows the answer.
// @description:zh-CN 一对脚本的页面部分：提问并显示回答。
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             http://127.0.0.1/*demo/article/*
// @noframes
// @storageName       ping-pong
// @grant             GM_addValueChangeListener
// @grant             GM_setValue
// ==/UserScript==

GM_addValueChangeListener('pong', (_name, _before, pong) => {
  if (pong?.to !== question) return;
  document.title = `Answered after ${Date.now() - question} ms`;
});

// Every question is a new value, so that the background half hears of it.
const question = Date.now();
GM_setValue('ping', question);
