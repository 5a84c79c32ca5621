// ==UserScript==
// @name              Sort a table
// @name:zh-CN        给表格排序
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Click a heading to sort by it.
// @description:zh-CN 点表头按该列排序。
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             http://127.0.0.1/*demo/article/*
// @noframes
// @grant             none
// ==/UserScript==

const body = document.querySelector('table tbody');

for (const [index, head] of [...document.querySelectorAll('table th')].entries()) {
  head.addEventListener('click', () => {
    const cell = (/** @type {Element} */ row) => row.children[index]?.textContent ?? '';
    // Numbers by value, Chinese by pronunciation: the browser knows how.
    const compare = new Intl.Collator(document.documentElement.lang || undefined, {numeric: true})
      .compare;
    const rows = [...(body?.children ?? [])].sort((a, b) => compare(cell(a), cell(b)));
    body?.append(...rows);
  });
}
