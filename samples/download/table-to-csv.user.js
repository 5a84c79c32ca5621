// ==UserScript==
// @name              Table to CSV
// @name:zh-CN        表格存为 CSV
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Saves the first table on the page as a CSV file.
// @description:zh-CN 把页面上的第一个表格保存为 CSV 文件。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_download
// @grant             GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand('Save table as CSV', () => {
  const rows = [...document.querySelectorAll('table tr')].map((row) =>
    [...row.querySelectorAll('th, td')]
      .map((cell) => `"${(cell.textContent ?? '').trim().replaceAll('"', '""')}"`)
      .join(','),
  );
  // The byte order mark lets spreadsheets recognise UTF-8.
  const address = URL.createObjectURL(new Blob([`\ufeff${rows.join('\r\n')}`], {type: 'text/csv'}));
  GM_download({
    url: address,
    name: `tables/${location.hostname}.csv`,
    onload: () => URL.revokeObjectURL(address),
  });
});
