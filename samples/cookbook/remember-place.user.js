// ==UserScript==
// @name              Remember the scroll position
// @name:zh-CN        记住阅读位置
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Scrolls back to where you stopped reading.
// @description:zh-CN 回到上次的阅读位置。
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_getValue
// @grant             GM_setValue
// ==/UserScript==

const key = `place:${location.pathname}`;

scrollTo({top: GM_getValue(key, 0)});

// Save when the user leaves, not on every scroll event.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') GM_setValue(key, window.scrollY);
});
