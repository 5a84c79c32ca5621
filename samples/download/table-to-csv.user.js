// ==UserScript==
// @name              Table to CSV
// @name:zh-CN        表格存为 CSV
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Saves the first table of the page as a CSV file.
// @description:zh-CN 把页面的第一个表格存成 CSV。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             http://127.0.0.1/*demo/article/*
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
  // The mark in front lets spreadsheets recognise UTF-8.
  const address = URL.createObjectURL(new Blob([`\ufeff${rows.join('\r\n')}`], {type: 'text/csv'}));
  GM_download({
    url: address,
    name: `tables/${location.hostname}.csv`,
    onload: () => URL.revokeObjectURL(address),
  });
});
