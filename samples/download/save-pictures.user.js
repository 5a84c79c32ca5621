// ==UserScript==
// @name              Save the pictures
// @name:zh-CN        保存图片
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Hands every large picture to the browser’s download manager.
// @description:zh-CN 把大图交给浏览器下载。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             http://127.0.0.1/*demo/article/*
// @noframes
// @grant             GM_download
// @grant             GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand('Save large pictures', () => {
  // The picture's own width, not the one it is shown with.
  const pictures = [...document.querySelectorAll('img')].filter(
    ({naturalWidth}) => naturalWidth >= 800,
  );
  pictures.forEach((image, index) => {
    const ending = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.exec(new URL(image.src).pathname)?.[0];
    GM_download({
      url: image.src,
      name: `${location.hostname}/${index + 1}${ending ?? '.jpg'}`,
      downloadMode: 'browser',
      conflictAction: 'uniquify',
    });
  });
});
