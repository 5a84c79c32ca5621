// ==UserScript==
// @name              Click where only real clicks count
// @name:zh-CN        在只接受真实点击的页面点击
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Clicks a button that ignores clicks from scripts.
// @description:zh-CN 由脚本点击只接受真实点击的按钮。
// @match             https://docs.scriptcat.org/*demo/widgets/*
// @noframes
// @run-at            document-start
// @early-start
// @grant             unsafeWindow
// ==/UserScript==

const {prototype} = unsafeWindow.EventTarget;
const {addEventListener} = prototype;

// isTrusted can’t be set, so the page’s listeners get a proxy in which it’s true.
prototype.addEventListener = function (type, listener, options) {
  if (type !== 'click' || typeof listener !== 'function') {
    return addEventListener.call(this, type, listener, options);
  }
  const trusting = (event) =>
    listener.call(
      this,
      new Proxy(event, {
        get(target, name) {
          const value = name === 'isTrusted' || Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    );
  return addEventListener.call(this, type, trusting, options);
};

unsafeWindow.addEventListener('load', () => {
  const button = document.querySelector('#real-click');
  button?.click();
});
