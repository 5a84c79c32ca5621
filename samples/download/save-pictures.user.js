// ==UserScript==
// @name              Save the pictures
// @name:zh-CN        保存图片
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Saves every large picture with the browser’s download manager.
// @description:zh-CN 用浏览器的下载功能保存大图。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_download
// @grant             GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand('Save large pictures', () => {
  // This is the picture’s own width, not its width on the page.
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
