// ==UserScript==
// @name              Watch the page’s WebSocket
// @name:zh-CN        监听页面的 WebSocket
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows what the page sends and receives over a WebSocket.
// @description:zh-CN 显示页面通过 WebSocket 收发的内容。
// @match             https://docs.scriptcat.org/*demo/widgets/*
// @noframes
// @run-at            document-start
// @early-start
// @grant             unsafeWindow
// ==/UserScript==

const note = (how, data) => console.log(`socket ${how}:`, String(data));

unsafeWindow.WebSocket = new Proxy(unsafeWindow.WebSocket, {
  construct(Target, args) {
    const socket = Reflect.construct(Target, args);
    note('opens', args[0]);
    socket.addEventListener('message', ({data}) => note('gets', data));
    const {send} = socket;
    socket.send = (data) => {
      note('sends', data);
      send.call(socket, data);
    };
    return socket;
  },
});
