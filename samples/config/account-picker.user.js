// ==UserScript==
// @name              Account picker
// @name:zh-CN        账号选择
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Fills a list of options with what the script found.
// @description:zh-CN 把脚本找到的账号作为可选项。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/form/*
// @noframes
// @grant             GM_getValue
// @grant             GM_setValue
// ==/UserScript==

/* ==UserConfig==
sign-in:
  account:
    title: Account
    description: Open the site once to fill this list
    type: select
    bind: $accounts
==/UserConfig== */

const items = [...document.querySelectorAll('.account')];
const nameOf = (item) => (item.textContent ?? '').trim();
if (items.length > 0) GM_setValue('accounts', items.map(nameOf));

const chosen = GM_getValue('sign-in.account');
for (const item of items) {
  if (nameOf(item) === chosen) item.style.outline = '3px solid seagreen';
}
