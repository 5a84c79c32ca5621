// ==UserScript==
// @name              Your own tool
// @name:zh-CN        自定义工具
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Lets the model look up prices on the page.
// @description:zh-CN 让模型查询页面上的价格。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             CAT.agent.conversation
// @grant             GM_registerMenuCommand
// ==/UserScript==

const priceTool = {
  name: 'get_price',
  description: 'Price of a product on the page',
  parameters: {
    type: 'object',
    properties: {product: {type: 'string'}},
    required: ['product'],
  },
  handler: async ({product}) => {
    const item = document.querySelector(`[data-product="${CSS.escape(product)}"]`);
    if (!item) throw new Error(`There’s no product called ${product}`);
    return item.getAttribute('data-price');
  },
};

GM_registerMenuCommand('Which one is cheaper?', async () => {
  const conversation = await CAT.agent.conversation.create({tools: [priceTool]});
  const {content} = await conversation.chat('Which is cheaper, tea or coffee?');
  console.log(content);
});
