// ==UserScript==
// @name              Resource with a hash
// @name:zh-CN        带校验值的资源
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Uses a word list only if it’s unchanged.
// @description:zh-CN 只在词表未被改动时使用该词表。
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @resource          words https://docs.scriptcat.org/demo/words.json#sha384-Bv0Bm48VguTIuLzNtGzVf8j/+Q9U2GtViJ7fnK3EX4UG74vIcStDwaeO3C0ZgAR4
// @grant             GM_getResourceText
// ==/UserScript==

// If the hash doesn’t match, this is a warning instead of the file, and JSON.parse fails.
const text = GM_getResourceText('words');
try {
  const words = JSON.parse(text ?? '');
  document.querySelector('h1')?.after(words.join(', '));
} catch {
  console.warn('The word list has been changed.');
}
