// ==UserScript==
// @name              Save the pictures
// @name:zh-CN        保存图片
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @description       Hands every large picture to the browser’s download manager.
// @description:zh-CN 把大图交给浏览器下载。
// @match             https://example.com/*
// @noframes
// @grant             GM_download
// @grant             GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand('Save large pictures', () => {
  const pictures = [...document.querySelectorAll('img')].filter((image) => image.width >= 800);
  pictures.forEach((image, index) => {
    GM_download({
      url: image.src,
      name: `${location.hostname}/${index + 1}.jpg`,
      downloadMode: 'browser',
      conflictAction: 'uniquify',
    });
  });
});
