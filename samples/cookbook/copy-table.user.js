// ==UserScript==
// @name              Copy a table
// @name:zh-CN        复制表格
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Copies a table so that it pastes into a spreadsheet as cells.
// @description:zh-CN 复制表格，粘贴到电子表格后保留单元格。
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_registerMenuCommand
// @grant             GM_setClipboard
// ==/UserScript==

GM_registerMenuCommand('Copy the table', () => {
  const rows = [...document.querySelectorAll('table tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => (cell.textContent ?? '').trim()).join('\t'),
  );
  // Spreadsheets expect tabs between cells.
  GM_setClipboard(rows.join('\n'), 'text', () => {
    document.title = `Copied ${rows.length} rows`;
  });
});
