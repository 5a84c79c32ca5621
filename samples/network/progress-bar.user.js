// ==UserScript==
// @name              Download with progress
// @name:zh-CN        带进度的下载
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows how much of a large file has been downloaded.
// @description:zh-CN 显示大文件的下载进度。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_registerMenuCommand
// @grant             GM_xmlhttpRequest
// @connect           docs.scriptcat.org
// ==/UserScript==

GM_registerMenuCommand('Download the archive', () => {
  const bar = document.createElement('progress');
  const note = document.createElement('output');
  document.querySelector('main')?.prepend(bar, note);
  GM_xmlhttpRequest({
    url: 'https://docs.scriptcat.org/demo/api/file?kb=400',
    responseType: 'blob',
    onprogress({loaded, total, lengthComputable}) {
      if (lengthComputable) bar.value = loaded / total;
    },
    onload({status, response}) {
      bar.value = status === 200 ? 1 : 0;
      note.textContent = status === 200 ? `${response.size} bytes` : `HTTP ${status}`;
    },
    onerror({error}) {
      note.textContent = error;
    },
  });
});
