// ==UserScript==
// @name              Every control
// @name:zh-CN        全部控件
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       One item for each kind of control.
// @description:zh-CN 每种控件各一项。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/form/*
// @match             http://127.0.0.1/*demo/form/*
// @noframes
// @grant             GM_getValues
// ==/UserScript==

/* ==UserConfig==
layout:
  columns:
    title: Columns
    type: select
    default: 1
    values: [1, 2, 3]
  compact:
    title: Compact
    type: switch
    default: false
  pictures:
    title: Show pictures
    type: checkbox
    default: true
  width:
    title: Width
    type: number
    default: 800
    min: 320
    max: 1600
    unit: px
account:
  token:
    title: Token
    type: text
    password: true
    max: 64
  sections:
    title: Sections
    type: mult-select
    default: [news]
    values: [news, sport, culture]
  note:
    title: Note
    type: textarea
    rows: 5
==/UserConfig== */

const settings = GM_getValues(null);
// A select saves text, so a number has to be made from it.
const columns = Number(settings['layout.columns']);
document.body.style.columnCount = String(columns);
document.body.toggleAttribute('data-compact', settings['layout.compact']);
document.body.toggleAttribute('data-pictures', settings['layout.pictures']);
