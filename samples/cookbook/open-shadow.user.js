// ==UserScript==
// @name              Reach into closed shadow roots
// @name:zh-CN        读取封闭的影子根
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Turns part of a closed shadow root gold.
// @description:zh-CN 将页面封闭影子根里的内容改成金色。
// @match             https://docs.scriptcat.org/*demo/widgets/*
// @noframes
// @run-at            document-start
// @early-start
// @grant             unsafeWindow
// ==/UserScript==

const {prototype} = unsafeWindow.Element;
const {attachShadow} = prototype;

// Only open roots can be reached through shadowRoot.
prototype.attachShadow = function (options) {
  return attachShadow.call(this, {...options, mode: 'open'});
};

document.addEventListener('DOMContentLoaded', () => {
  const stars = document.querySelector('#rating')?.shadowRoot?.querySelector('b');
  if (stars) stars.style.background = 'gold';
});
