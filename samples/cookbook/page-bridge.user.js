// ==UserScript==
// @name              Talk to the page
// @name:zh-CN        与页面通信
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Asks the page a question from the isolated world.
// @description:zh-CN 从隔离环境向页面提问。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @inject-into       content
// @grant             none
// ==/UserScript==

function ask(question) {
  return new Promise((resolve) => {
    const listen = (event) => {
      // Text can be passed between worlds in every browser, but any code on the page may have sent it.
      const answer = JSON.parse(String(event.detail));
      if (answer.to !== question) return;
      window.removeEventListener('demo:answer', listen);
      resolve(answer);
    };
    window.addEventListener('demo:answer', listen);
    window.dispatchEvent(new CustomEvent('demo:question', {detail: question}));
  });
}

const {stock} = await ask('stock');
document.querySelector('.product h2')?.append(` (${Number(stock)} in stock)`);
