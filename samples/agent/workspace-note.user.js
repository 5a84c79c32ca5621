// ==UserScript==
// @name              Workspace note
// @name:zh-CN        工作区笔记
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Adds a line to a file that the model can read.
// @description:zh-CN 在模型可读的文件中追加一行。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             CAT.agent.opfs
// @grant             GM_registerMenuCommand
// ==/UserScript==

const path = 'reading-notes/pages.md';

GM_registerMenuCommand('Save this page for the Agent', async () => {
  const files = await CAT.agent.opfs.list('reading-notes').catch(() => []);
  const known = files.some(({name}) => name === 'pages.md')
    ? (await CAT.agent.opfs.read(path)).content
    : '';
  await CAT.agent.opfs.write(path, `${known}- ${document.title} <${location.href}>\n`);
});
