// ==UserScript==
// @name              Night filter
// @name:zh-CN        夜间滤镜
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @description       A switch per site that remembers its state.
// @description:zh-CN 按网站记住的夜间开关。
// @match             *://*/*
// @noframes
// @grant             GM_registerMenuCommand
// @grant             GM_getValue
// @grant             GM_setValue
// ==/UserScript==

const key = `night:${location.hostname}`;

function show() {
  const night = GM_getValue(key, false);
  document.documentElement.style.filter = night ? 'invert(1) hue-rotate(180deg)' : '';
  // The fixed id makes this an update instead of a second entry.
  GM_registerMenuCommand(night ? '☀ Day' : '☾ Night', toggle, {id: 'night', autoClose: false});
}

function toggle() {
  GM_setValue(key, !GM_getValue(key, false));
  show();
}

show();
