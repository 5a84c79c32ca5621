// ==UserScript==
// @name              List models
// @name:zh-CN        列出模型
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Lists the configured models and the default one.
// @description:zh-CN 列出已配置的模型和默认模型。
// @background
// @grant             CAT.agent.model
// @grant             GM_log
// ==/UserScript==

const preferred = await CAT.agent.model.getDefault();
for (const {id, name, supportsVision} of await CAT.agent.model.list()) {
  GM_log(`${name}${id === preferred ? ' (default)' : ''}`, 'info', {vision: supportsVision});
}
