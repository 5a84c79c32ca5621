// ==UserScript==
// @name              Read a stream
// @name:zh-CN        读取流式响应
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows server-sent events, such as the answers of language models, as they arrive.
// @description:zh-CN 实时显示服务器推送的事件，例如大模型的回答。
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             GM_xmlhttpRequest
// @connect           docs.scriptcat.org
// ==/UserScript==

const box = document.createElement('p');
document.querySelector('main')?.prepend(box);

function show(event) {
  const data = event.replace(/^data: /, '');
  if (data && data !== '[DONE]') box.append(`${JSON.parse(data).text} `);
}

let finish = () => {};
// The stream doesn’t end automatically, so onloadend ends the loop.
const ended = new Promise((resolve) => {
  finish = () => resolve({done: true, value: undefined});
});

GM_xmlhttpRequest({
  url: `${location.origin}/demo/api/stream`,
  responseType: 'stream',
  async onloadstart({response}) {
    const reader = response.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const {done, value} = await Promise.race([reader.read(), ended]);
      if (done) break;
      const events = (rest + decoder.decode(value, {stream: true})).split('\n\n');
      rest = events.pop() ?? '';
      events.forEach(show);
    }
  },
  onloadend: finish,
});
