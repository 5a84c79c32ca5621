// ==UserScript==
// @name              Cloud notes
// @name:zh-CN        云端笔记
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Keeps a note in the user’s own cloud storage.
// @description:zh-CN 把笔记保存到用户自己的网盘。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/form/*
// @noframes
// @grant             CAT_fileStorage
// @grant             GM_registerMenuCommand
// ==/UserScript==

const baseDir = 'cloud-notes';

function onerror(error) {
  // 1 means that no storage is set up, 2 that its settings are wrong. The user has to fix both.
  if (error.code === 1 || error.code === 2) CAT_fileStorage('config');
  else console.error(error.error ?? error.message);
}

GM_registerMenuCommand('Save selection to the cloud', () => {
  CAT_fileStorage('upload', {
    baseDir,
    path: 'note.txt',
    data: new Blob([String(getSelection())]),
    onerror,
  });
});

GM_registerMenuCommand('Show the note', () => {
  CAT_fileStorage('list', {
    baseDir,
    onerror,
    onload: (files) => {
      const file = files.find(({name}) => name === 'note.txt');
      if (!file) return;
      CAT_fileStorage('download', {
        baseDir,
        file,
        onerror,
        onload: async (data) => console.log(await data.text()),
      });
    },
  });
});

GM_registerMenuCommand('Delete the note', () => {
  CAT_fileStorage('delete', {baseDir, path: 'note.txt', onerror});
});
