// ==UserScript==
// @name              HTML under Trusted Types
// @name:zh-CN        Trusted Types 下的 HTML
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows markup on a page that refuses strings as HTML.
// @description:zh-CN 在不接受 HTML 字符串的页面上显示内容。
// @match             https://docs.scriptcat.org/*demo/strict/*
// @noframes
// @grant             none
// ==/UserScript==

const target = document.querySelector('#target');

// It’s best to use no HTML at all.
const title = document.createElement('strong');
title.textContent = 'Built from elements';
target?.append(title);

// For markup you wrote yourself, use a policy. Never pass it text from others.
const {trustedTypes} = window;
const policy = trustedTypes?.createPolicy('sample-markup', {
  createHTML: (html) => html,
});
const markup = '<p>Allowed by a <em>policy</em></p>';
const box = document.createElement('div');
box.innerHTML = policy ? policy.createHTML(markup) : markup;
target?.append(box);
