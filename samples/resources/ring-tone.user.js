// ==UserScript==
// @name              Packaged sound
// @name:zh-CN        随脚本打包的提示音
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Adds a player for a packaged sound from a blob URL.
// @description:zh-CN 添加播放器，用 Blob URL 播放随脚本打包的声音。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @resource          ding https://docs.scriptcat.org/demo/ding.wav
// @grant             GM.getResourceUrl
// ==/UserScript==

const address = await GM.getResourceUrl('ding', true);
if (address) {
  const sound = document.createElement('audio');
  sound.src = address;
  sound.controls = true;
  document.querySelector('main')?.prepend(sound);
}
