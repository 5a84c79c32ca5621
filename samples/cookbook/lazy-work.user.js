// ==UserScript==
// @name              Work on what is in view
// @name:zh-CN        只处理看得见的
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Does costly work only for items that come into view.
// @description:zh-CN 只为进入视野的条目做费时的事。
// @match             https://docs.scriptcat.org/*demo/feed/*
// @match             http://127.0.0.1/*demo/feed/*
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
