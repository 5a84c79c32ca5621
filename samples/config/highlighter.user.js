// ==UserScript==
// @name              Word highlighter
// @name:zh-CN        词语高亮
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @description       Highlights words chosen in the settings panel.
// @description:zh-CN 高亮在配置面板里设置的词语。
// @match             https://example.com/*
// @noframes
// @grant             GM_getValue
// @grant             GM_addValueChangeListener
// @grant             GM_registerMenuCommand
// @grant             CAT_userConfig
// ==/UserScript==

/* ==UserConfig==
look:
  words:
    title: Words
    description: separated by commas
    type: text
    default: urgent
  colour:
    title: Colour
    type: select
    default: yellow
    values: [yellow, lightgreen, pink]
==/UserConfig== */

function apply() {
  const words = GM_getValue('look.words', '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  for (const paragraph of document.querySelectorAll('p')) {
    const hit = words.some((word) => (paragraph.textContent ?? '').includes(word));
    paragraph.style.backgroundColor = hit ? GM_getValue('look.colour', 'yellow') : '';
  }
}

apply();
GM_addValueChangeListener('look.words', apply);
GM_addValueChangeListener('look.colour', apply);
GM_registerMenuCommand('Settings', () => CAT_userConfig());
