// ==UserScript==
// @name              Fewer notifications
// @name:zh-CN        减少通知
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Combines events into one notification, at most once an hour.
// @description:zh-CN 把多个事件合并成一条通知，每小时最多一条。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             GM_getValue
// @grant             GM_notification
// @grant             GM_setValue
// @grant             window.focus
// ==/UserScript==

const hour = 60 * 60 * 1000;

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

const seen = GM_getValue('seen', []);
const items = [...document.querySelectorAll('.product h2')].map((item) => item.textContent ?? '');
tell(items.filter((name) => !seen.includes(name)));
GM_setValue('seen', items);
