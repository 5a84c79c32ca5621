// ==UserScript==
// @name              Packaged sound
// @name:zh-CN        随脚本打包的提示音
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Adds a player for a packaged sound, from a blob address.
// @description:zh-CN 用 blob 地址加一个播放器，播放打包的声音。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             http://127.0.0.1/*demo/article/*
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
