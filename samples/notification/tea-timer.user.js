// ==UserScript==
// @name              Tea timer
// @name:zh-CN        泡茶计时
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Counts down three minutes in a progress notification.
// @description:zh-CN 用带进度的通知倒计时三分钟。
// @background
// @grant             GM_notification
// @grant             GM_updateNotification
// @grant             GM_closeNotification
// @grant             GM_registerMenuCommand
// ==/UserScript==

const seconds = 180;

GM_registerMenuCommand('Start tea timer', () => {
  GM_notification({
    title: 'Tea',
    text: 'Three minutes',
    progress: 0,
    oncreate(id) {
      let passed = 0;
      const timer = setInterval(() => {
        passed += 1;
        GM_updateNotification(id, {title: 'Tea', progress: (passed / seconds) * 100});
        if (passed < seconds) return;
        clearInterval(timer);
        GM_closeNotification(id);
        GM_notification({title: 'Tea', text: 'Your tea is ready.'});
      }, 1000);
    },
  });
});
