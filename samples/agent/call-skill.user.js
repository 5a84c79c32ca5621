// ==UserScript==
// @name              Call a skill
// @name:zh-CN        调用技能
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Runs a script of an installed skill without any model.
// @description:zh-CN 不经模型直接运行技能里的脚本。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @match             http://127.0.0.1/*demo/article/*
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
