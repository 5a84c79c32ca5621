// ==UserScript==
// @name              Price helper 1
// @name:zh-CN        价格助手 1
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Marks cheap products and the delivery notice.
// @description:zh-CN 标出便宜的商品和送货提示。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             none
// ==/UserScript==

const limit = 100;

function waitFor(selector) {
  return new Promise((resolve) => {
    const look = () => {
      const found = document.querySelector(selector);
      if (found) resolve(found);
      return Boolean(found);
    };
    if (look()) return;
    const observer = new MutationObserver(() => look() && observer.disconnect());
    observer.observe(document.documentElement, {childList: true, subtree: true});
  });
}

for (const product of document.querySelectorAll('.product')) {
  if (Number(product.dataset.price) <= limit) product.style.outline = '3px solid seagreen';
}

// The shop adds this notice a moment later.
const note = await waitFor('.delivery');
note.style.background = 'gold';
