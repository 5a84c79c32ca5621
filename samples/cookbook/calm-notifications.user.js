// ==UserScript==
// @name              Notifications that behave
// @name:zh-CN        有分寸的通知
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       One notification for many events, and not more than one an hour.
// @description:zh-CN 许多事件合成一条通知，一小时最多一条。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @match             http://127.0.0.1/*demo/shop/*
// @noframes
// @grant             GM_getValue
// @grant             GM_notification
// @grant             GM_setValue
// @grant             window.focus
// ==/UserScript==

const hour = 60 * 60 * 1000;

/** @param {string[]} news */
function tell(news) {
  if (news.length === 0 || Date.now() - GM_getValue('told', 0) < hour) return;
  GM_setValue('told', Date.now());
  GM_notification({
    title: `${news.length} new`,
    text: news.slice(0, 3).join(', '),
    timeout: 15_000,
    onclick: () => window.focus(),
  });
}

/** @type {Set<string>} */
const seen = new Set(GM_getValue('seen', []));
const items = [...document.querySelectorAll('.product h2')].map((item) => item.textContent ?? '');
tell(items.filter((name) => !seen.has(name)));
GM_setValue('seen', items);
