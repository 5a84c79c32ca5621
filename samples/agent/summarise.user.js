// ==UserScript==
// @name              Summarise this page
// @name:zh-CN        总结本页
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Asks the configured model for a summary.
// @description:zh-CN 让已配置的模型总结页面。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             CAT.agent.conversation
// @grant             GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand('Summarise', async () => {
  // An ephemeral conversation has no tools or history and isn’t saved in the chat list.
  const conversation = await CAT.agent.conversation.create({
    ephemeral: true,
    system: 'Answer in three short sentences.',
  });
  const {content} = await conversation.chat((document.body.textContent ?? '').slice(0, 20_000));
  const box = document.createElement('aside');
  // Models that create pictures return blocks instead of text.
  const blocks = typeof content === 'string' ? [{type: 'text', text: content}] : content;
  box.textContent = blocks.map((block) => block.text ?? `[${block.type}]`).join('\n');
  document.body.prepend(box);
});
