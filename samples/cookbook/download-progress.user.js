// ==UserScript==
// @name              Download with progress
// @name:zh-CN        带进度的下载
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Saves a file and shows its progress.
// @description:zh-CN 保存文件并显示进度。
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_download
// @grant             GM_registerMenuCommand
// @connect           docs.scriptcat.org
// ==/UserScript==

GM_registerMenuCommand('Save the file', () => {
  const bar = document.createElement('progress');
  bar.max = 1;
  document.querySelector('main')?.prepend(bar);
  GM_download({
    url: `${location.origin}/demo/api/file?kb=400`,
    name: 'demo/file.bin',
    onprogress({loaded, total}) {
      if (total > 0) bar.value = loaded / total;
    },
    // This is also called if the user cancels the dialog, so the file may not be saved.
    onload: () => bar.replaceWith('Handed over to the browser'),
    onerror: ({error}) => bar.replaceWith(`Failed: ${error}`),
    ontimeout: () => bar.replaceWith('Timed out'),
  });
});
