/** The script the tool opens with. */
export const exampleMigration = `// ==UserScript==
// @name         Video helper
// @version      2.1
// @match        https://video.example/*
// @exclude-match https://video.example/live/*
// @grant        GM_openInTab
// @grant        GM_webRequest
// @run-at       document-start
// ==/UserScript==

GM_openInTab('https://video.example/next');
`;
