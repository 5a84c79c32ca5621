// ==UserScript==
// @name              Workspace note
// @name:zh-CN        工作区笔记
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Appends a line to a file the model can read too.
// @description:zh-CN 往模型也能读的文件里追加一行。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             http://127.0.0.1/*demo/article/*
// @noframes
// @grant             CAT.agent.opfs
// @grant             GM_registerMenuCommand
// ==/UserScript==

const path = 'reading-notes/pages.md';

GM_registerMenuCommand('Note this page for the agent', async () => {
  const files = await CAT.agent.opfs.list('reading-notes').catch(() => []);
  const known = files.some(({name}) => name === 'pages.md')
    ? (await CAT.agent.opfs.read(path)).content
    : '';
  await CAT.agent.opfs.write(path, `${known}- ${document.title} <${location.href}>\n`);
});
