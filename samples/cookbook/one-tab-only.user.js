// ==UserScript==
// @name              Work in one tab only
// @name:zh-CN        只在一个标签页中运行
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Lets only one of several tabs do the work.
// @description:zh-CN 打开多个标签页时，只让其中一个执行任务。
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_getValue
// @grant             GM_setValue
// ==/UserScript==

const me = Math.random().toString(36).slice(2);
const pulse = 2_000;

function isMine() {
  const {owner, at} = GM_getValue('lock', {owner: '', at: 0});
  // If a lock isn’t renewed, its tab has been closed.
  return owner === me || Date.now() - at > 3 * pulse;
}

function work() {
  document.title = isMine() ? '● working' : '○ waiting';
  if (isMine()) GM_setValue('lock', {owner: me, at: Date.now()});
}

work();
setInterval(work, pulse);
