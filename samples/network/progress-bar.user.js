// ==UserScript==
// @name              Download with progress
// @name:zh-CN        带进度的下载
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @description       Shows how much of a large file has arrived.
// @description:zh-CN 显示大文件已下载多少。
// @match             https://example.com/*
// @noframes
// @grant             GM_xmlhttpRequest
// @connect           files.example.net
// ==/UserScript==

const bar = document.createElement('progress');
document.body.append(bar);

GM_xmlhttpRequest({
  url: 'https://files.example.net/archive.zip',
  responseType: 'blob',
  onprogress: ({loaded, total, lengthComputable}) => {
    if (lengthComputable) bar.value = loaded / total;
  },
  onload: ({response}) => {
    bar.value = 1;
    bar.title = `${response.size} bytes`;
  },
});
