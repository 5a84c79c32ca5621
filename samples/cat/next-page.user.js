// ==UserScript==
// @name              Next page preview
// @name:zh-CN        下一页预览
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Adds the next page’s list to the end of this one.
// @description:zh-CN 把下一页的列表接到本页末尾。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/feed/*
// @noframes
// @grant             CAT_fetchDocument
// ==/UserScript==

const next = document.querySelector('a[rel=next]')?.getAttribute('href');
if (next) {
  const page = await CAT_fetchDocument(new URL(next, location.href).href);
  const items = page?.querySelectorAll('ul.results > li') ?? [];
  document.querySelector('ul.results')?.append(...items);
}
