// ==UserScript==
// @name              Calm page
// @name:zh-CN        清静页面
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Hides the sidebar and widens the text.
// @description:zh-CN 隐藏侧栏，加宽文章。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/video/*
// @noframes
// @run-at            document-start
// @grant             GM_addStyle
// ==/UserScript==

GM_addStyle(`
  aside, .recommendations { display: none !important; }
  main { max-width: 46rem; margin-inline: auto; }
`);
