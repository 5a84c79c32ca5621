// ==UserScript==
// @name              Hide by text
// @name:zh-CN        按文字隐藏
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Hides items that contain a word on your list.
// @description:zh-CN 隐藏含有指定词语的条目。
// @match             https://docs.scriptcat.org/*demo/feed/*
// @noframes
// @grant             CAT_registerMenuInput
// @grant             GM_getValue
// @grant             GM_setValue
// ==/UserScript==

CAT_registerMenuInput(
  'Hide items that contain',
  (words) => {
    GM_setValue('words', words);
    apply();
  },
  {inputType: 'text', inputDefaultValue: GM_getValue('words', '')},
);

function apply() {
  const words = GM_getValue('words', '')
    .split(/[,，\s]+/)
    .filter(Boolean);
  for (const item of document.querySelectorAll('.results li')) {
    const text = item.textContent ?? '';
    const isUnwanted = words.some((word) => text.includes(word));
    // Unlike the hidden attribute, this also works if the page’s styles set a display.
    item.style.display = isUnwanted ? 'none' : '';
  }
}

apply();
