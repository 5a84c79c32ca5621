// ==UserScript==
// @name              Background responder
// @name:zh-CN        后台应答
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Answers a page script through shared values.
// @description:zh-CN 通过共享的值回应网页脚本。
// @background
// @storageName       ping-pong
// @grant             GM_setValue
// @grant             GM_addValueChangeListener
// ==/UserScript==

// There’s nothing to await. The listener stays active after the script ends.
GM_addValueChangeListener('ping', (_name, _before, ping) => {
  if (ping !== undefined) GM_setValue('pong', {to: ping, at: Date.now()});
});
