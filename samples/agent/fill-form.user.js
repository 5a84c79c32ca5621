// ==UserScript==
// @name              Fill in another page’s form
// @name:zh-CN        填写其他页面的表单
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Opens a page, waits for its form and fills it in.
// @description:zh-CN 打开页面，等待表单出现后填写。
// @background
// @grant             CAT.agent.dom
// @grant             GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand('Enter working hours', async () => {
  const {tabId} = await CAT.agent.dom.navigate('https://docs.scriptcat.org/demo/form/');
  const {found} = await CAT.agent.dom.waitFor('#hours', {tabId, timeout: 10_000});
  if (!found) throw new Error('The form didn’t appear');
  await CAT.agent.dom.fill('#hours', '8', {tabId});
  // The user submits the form, because that can’t be undone.
});
