// ==UserScript==
// @name              Download a report
// @name:zh-CN        下载报告
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Waits for a download and shows how it ended.
// @description:zh-CN 等待下载完成并显示结果。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM.download
// @grant             GM_registerMenuCommand
// @connect           docs.scriptcat.org
// ==/UserScript==

GM_registerMenuCommand('Download the report', async () => {
  try {
    await GM.download({
      url: 'https://docs.scriptcat.org/demo/api/file?kb=40',
      name: 'report.txt',
      timeout: 30_000,
    });
    // Don’t rely on the byte count. It’s the same if the user cancels the dialog.
    document.title = 'The download has ended';
  } catch (error) {
    console.error('The report wasn’t saved:', error);
  }
});
