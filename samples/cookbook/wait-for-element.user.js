// ==UserScript==
// @name              Wait for an element
// @name:zh-CN        等待元素出现
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Waits for an element and then changes it.
// @description:zh-CN 等待元素出现，再修改该元素。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             none
// ==/UserScript==

function waitFor(selector, ms = 10_000) {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = document.querySelector(selector);
      if (!found) return;
      stop();
      resolve(found);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`${selector} didn’t appear`));
    }, ms);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(document.documentElement, {childList: true, subtree: true});
    look();
  });
}

const note = await waitFor('.delivery');
note.style.background = 'gold';
