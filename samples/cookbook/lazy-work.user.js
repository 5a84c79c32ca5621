// ==UserScript==
// @name              Process visible items only
// @name:zh-CN        只处理可见的条目
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Does expensive work only for items that scroll into view.
// @description:zh-CN 条目滚动到可见范围时才执行耗时操作。
// @match             https://docs.scriptcat.org/*demo/feed/*
// @noframes
// @grant             none
// ==/UserScript==

const observer = new IntersectionObserver((entries) => {
  for (const {isIntersecting, target} of entries) {
    if (!isIntersecting) continue;
    observer.unobserve(target);
    target.append(` (${(target.textContent ?? '').length})`);
  }
});

for (const item of document.querySelectorAll('.results li')) observer.observe(item);
