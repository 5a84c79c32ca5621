// ==UserScript==
// @name              Stream an answer
// @name:zh-CN        边生成边显示
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows an answer while the model writes it.
// @description:zh-CN 在模型生成的同时显示回答。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             CAT.agent.conversation
// @grant             GM_registerMenuCommand
// ==/UserScript==

GM_registerMenuCommand('Explain the selection', async () => {
  const output = document.createElement('pre');
  document.body.append(output);
  const conversation = await CAT.agent.conversation.create({ephemeral: true});
  for await (const chunk of await conversation.chatStream(`Explain: ${getSelection()}`)) {
    if (chunk.type === 'content_delta') output.textContent += chunk.content;
    // An error ends the stream without an exception.
    if (chunk.type === 'error') output.textContent += `\n${chunk.error}`;
  }
});
