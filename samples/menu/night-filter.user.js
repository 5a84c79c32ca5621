// ==UserScript==
// @name              Night filter
// @name:zh-CN        夜间滤镜
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       A switch per site that remembers its state.
// @description:zh-CN 按网站记住的夜间开关。
// @match             *://*/*
// @noframes
// @grant             GM_registerMenuCommand
// @grant             GM_addStyle
// @grant             GM_getValue
// @grant             GM_setValue
// ==/UserScript==

const key = `night:${location.hostname}`;
// Pictures are turned back, so that faces do not look like negatives.
const css = `
  html { filter: invert(1) hue-rotate(180deg); background: #fff }
  img, picture, video, canvas { filter: invert(1) hue-rotate(180deg) }
`;
/** @type {HTMLStyleElement | undefined} */
let style;

function show() {
  const night = GM_getValue(key, false);
  style?.remove();
  style = night ? GM_addStyle(css) : undefined;
  // The fixed id makes this an update instead of a second entry.
  GM_registerMenuCommand(night ? '☀ Day' : '☾ Night', toggle, {id: 'night', autoClose: false});
}

function toggle() {
  GM_setValue(key, !GM_getValue(key, false));
  show();
}

show();
