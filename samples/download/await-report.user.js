// ==UserScript==
// @name              Download a report
// @name:zh-CN        下载报告
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @description       Waits for a download and says how it ended.
// @description:zh-CN 等待下载完成并说明结果。
// @match             https://example.com/*
// @noframes
// @grant             GM.download
// @grant             GM_registerMenuCommand
// @connect           reports.example.net
// ==/UserScript==

GM_registerMenuCommand('Download the report', async () => {
  try {
    const {loaded} = await GM.download({
      url: 'https://reports.example.net/latest.pdf',
      name: 'report.pdf',
      timeout: 30_000,
    });
    console.log(`Saved ${loaded} bytes`);
  } catch (error) {
    console.error('Not saved:', error);
  }
});
