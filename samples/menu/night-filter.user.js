// ==UserScript==
// @name              Night filter
// @name:zh-CN        夜间滤镜
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Adds a night mode that’s remembered for each site.
// @description:zh-CN 添加夜间模式开关，并按网站记住状态。
// @match             *://*/*
// @noframes
// @grant             GM_registerMenuCommand
// @grant             GM_addStyle
// @grant             GM_getValue
// @grant             GM_setValue
// ==/UserScript==

const key = `night:${location.hostname}`;
// Invert pictures again, so that they don’t look like negatives.
const css = `
  html { filter: invert(1) hue-rotate(180deg); background: #fff }
  img, picture, video, canvas { filter: invert(1) hue-rotate(180deg) }
`;
let style;

function show() {
  const night = GM_getValue(key, false);
  style?.remove();
  style = night ? GM_addStyle(css) : undefined;
  // With a fixed id, the command is updated instead of added again.
  GM_registerMenuCommand(night ? '☀ Day' : '☾ Night', toggle, {id: 'night', autoClose: false});
}

function toggle() {
  GM_setValue(key, !GM_getValue(key, false));
  show();
}

show();
