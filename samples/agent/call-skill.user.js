// ==UserScript==
// @name              Call a skill
// @name:zh-CN        调用技能
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Runs a script of an installed skill without a model.
// @description:zh-CN 不经过模型，直接运行已安装技能中的脚本。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             CAT.agent.skills
// @grant             GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand('Convert miles', async () => {
  const skill = await CAT.agent.skills.get('unit-converter');
  if (!skill) {
    console.warn('Install the skill first.');
    return;
  }
  const {value} = await CAT.agent.skills.call('unit-converter', 'convert', {miles: 26.2});
  console.log(`${value} km`);
});
