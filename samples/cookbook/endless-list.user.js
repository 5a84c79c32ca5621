// ==UserScript==
// @name              Clean up an endless list
// @name:zh-CN        清理无限列表
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Removes sponsored items, including those loaded later.
// @description:zh-CN 移除推广内容，包括后来加载的内容。
// @match             https://docs.scriptcat.org/*demo/feed/*
// @noframes
// @grant             none
// ==/UserScript==

const list = document.querySelector('.results');

function tidy(nodes) {
  for (const node of nodes) {
    if (node instanceof Element && node.matches('.sponsored')) node.remove();
  }
}

if (list) {
  tidy([...list.children]);
  // Check only the new nodes, not the whole list again.
  const observer = new MutationObserver((changes) => {
    for (const {addedNodes} of changes) tidy([...addedNodes]);
  });
  observer.observe(list, {childList: true});
}
