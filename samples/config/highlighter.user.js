// ==UserScript==
// @name              Word highlighter
// @name:zh-CN        词语高亮
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Highlights the words in your user settings.
// @description:zh-CN 高亮用户配置中的词语。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
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

function textNodes() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

function mark(node, word) {
  const start = node.data.indexOf(word);
  if (start < 0) return;
  const hit = node.splitText(start);
  const rest = hit.splitText(word.length);
  const frame = document.createElement('mark');
  frame.style.backgroundColor = GM_getValue('look.colour', 'yellow');
  hit.replaceWith(frame);
  frame.append(hit);
  mark(rest, word);
}

function apply() {
  for (const old of document.querySelectorAll('mark')) old.replaceWith(...old.childNodes);
  document.body.normalize();
  const words = GM_getValue('look.words', '').split(',');
  for (const word of words.map((item) => item.trim()).filter(Boolean)) {
    for (const node of textNodes()) mark(node, word);
  }
}

apply();
GM_addValueChangeListener('look.words', apply);
GM_addValueChangeListener('look.colour', apply);
GM_registerMenuCommand('Settings', () => CAT_userConfig());
