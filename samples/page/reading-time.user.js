// ==UserScript==
// @name              Reading time
// @name:zh-CN        阅读时间
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @description       Says how many minutes an article takes.
// @description:zh-CN 标出读完文章需要几分钟。
// @match             https://example.com/*
// @noframes
// @grant             GM_addElement
// ==/UserScript==

const article = document.querySelector('article');
if (article) {
  const words = (article.textContent ?? '').trim().split(/\s+/).length;
  GM_addElement(article, 'p', {
    class: 'reading-time',
    textContent: `${Math.max(1, Math.round(words / 230))} min`,
  });
}
