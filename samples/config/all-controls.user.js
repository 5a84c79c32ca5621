// ==UserScript==
// @name              Every control
// @name:zh-CN        全部控件
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       One setting for each type of control.
// @description:zh-CN 每种控件各一个设置项。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/form/*
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
// A select stores text, so convert it to a number.
const columns = Number(settings['layout.columns']);
document.body.style.columnCount = String(columns);
document.body.toggleAttribute('data-compact', settings['layout.compact']);
document.body.toggleAttribute('data-pictures', settings['layout.pictures']);
