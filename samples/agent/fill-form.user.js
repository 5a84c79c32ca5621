// ==UserScript==
// @name              Fill a form elsewhere
// @name:zh-CN        填写另一页表单
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Opens a page, waits for its form and fills it.
// @description:zh-CN 打开页面，等表单出现并填写。
// @background
// @grant             CAT.agent.dom
// @grant             GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand('Report working hours', async () => {
  const {tabId} = await CAT.agent.dom.navigate('https://docs.scriptcat.org/demo/form/');
  const {found} = await CAT.agent.dom.waitFor('#hours', {tabId, timeout: 10_000});
  if (!found) throw new Error('the form did not appear');
  await CAT.agent.dom.fill('#hours', '8', {tabId});
  // Sending is left to the person: nothing irreversible without a look.
});
