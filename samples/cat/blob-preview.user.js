// ==UserScript==
// @name              Blob preview
// @name:zh-CN        Blob 预览
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Creates a URL for a blob and reads it back.
// @description:zh-CN 为 Blob 创建 URL 并读取内容。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             CAT_createBlobUrl
// @grant             CAT_fetchBlob
// ==/UserScript==

const address = await CAT_createBlobUrl(new Blob(['preview'], {type: 'text/plain'}));
const copy = await CAT_fetchBlob(address);
document.querySelector('h1')?.append(` · ${await copy.text()}`);
URL.revokeObjectURL(address);
