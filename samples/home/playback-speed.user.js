// ==UserScript==
// @name              Remember playback speed
// @name:zh-CN        记住播放速度
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Changes the speed of videos with [ and ], and remembers your choice.
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
  // Ignore keys that are typed into a field.
  if (!step || target.closest('input, textarea, [contenteditable]')) return;
  const speed = Math.min(4, Math.max(0.25, GM_getValue('speed', 1) + step));
  GM_setValue('speed', speed);
  apply();
});

// In the capture phase, this also reaches videos that the page adds later.
document.addEventListener('play', apply, true);
apply();
