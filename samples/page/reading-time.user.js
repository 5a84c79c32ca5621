// ==UserScript==
// @name              Reading time
// @name:zh-CN        阅读时间
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows how many minutes an article takes to read.
// @description:zh-CN 显示读完文章需要几分钟。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_addElement
// ==/UserScript==

const wordsPerMinute = 230;

const article = document.querySelector('article');
if (article) {
  const segmenter = new Intl.Segmenter(undefined, {granularity: 'word'});
  const segments = [...segmenter.segment(article.textContent ?? '')];
  const words = segments.filter(({isWordLike}) => isWordLike).length;
  GM_addElement(article, 'p', {
    class: 'reading-time',
    textContent: `${Math.max(1, Math.round(words / wordsPerMinute))} min`,
  });
}
