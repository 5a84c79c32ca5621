// ==UserScript==
// @name              Remember playback speed
// @name:zh-CN        记住播放速度
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Change the speed of videos with [ and ]; the choice is remembered.
// @description:zh-CN 用 [ 和 ] 调整视频速度，并记住你的选择。
// @match             *://*/*
// @grant             GM_getValue
// @grant             GM_setValue
// @run-at            document-idle
// ==/UserScript==

const apply = () => {
  const speed = GM_getValue('speed', 1);
  for (const video of document.querySelectorAll('video')) video.playbackRate = speed;
};

document.addEventListener('keydown', (event) => {
  const step = {'[': -0.25, ']': 0.25}[event.key];
  const target = event.target instanceof Element ? event.target : document.body;
  // Keys pressed while typing belong to the text.
  if (!step || target.closest('input, textarea, [contenteditable]')) return;
  const speed = Math.min(4, Math.max(0.25, GM_getValue('speed', 1) + step));
  GM_setValue('speed', speed);
  apply();
});

// Capturing sees every video, also those that the page adds later.
document.addEventListener('play', apply, true);
apply();
