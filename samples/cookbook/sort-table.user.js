// ==UserScript==
// @name              Sort a table
// @name:zh-CN        给表格排序
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Sorts a table when you click a column heading.
// @description:zh-CN 点击表头，按该列排序。
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             none
// ==/UserScript==

const body = document.querySelector('table tbody');

for (const [index, head] of [...document.querySelectorAll('table th')].entries()) {
  head.addEventListener('click', () => {
    const cell = (row) => row.children[index]?.textContent ?? '';
    // The browser sorts numbers by value and Chinese by pronunciation.
    const compare = new Intl.Collator(document.documentElement.lang || undefined, {numeric: true})
      .compare;
    const rows = [...(body?.children ?? [])].sort((a, b) => compare(cell(a), cell(b)));
    body?.append(...rows);
  });
}
