// ==UserScript==
// @name              Several settings together
// @name:zh-CN        一次读写多个设置
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Reads all settings with defaults and saves two of them together.
// @description:zh-CN 一次读取全部设置及其默认值，并同时保存其中两项。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/form/*
// @noframes
// @grant             GM_getValues
// @grant             GM_setValues
// ==/UserScript==

const settings = GM_getValues({fontSize: 18, theme: 'light', opened: 0});
document.documentElement.style.fontSize = `${settings.fontSize}px`;
document.documentElement.dataset.theme = settings.theme;

GM_setValues({opened: settings.opened + 1, lastOpened: Date.now()});
