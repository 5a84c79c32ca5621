// ==UserScript==
// @name              Background greeter
// @name:zh-CN        后台应答
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Answers a page script through shared values.
// @description:zh-CN 通过共享的值应答网页脚本。
// @background
// @storageName       ping-pong
// @grant             GM_setValue
// @grant             GM_addValueChangeListener
// ==/UserScript==

// Nothing to await: the listener lives on after the body has ended.
GM_addValueChangeListener('ping', (_name, _before, ping) => {
  if (ping !== undefined) GM_setValue('pong', {to: ping, at: Date.now()});
});
