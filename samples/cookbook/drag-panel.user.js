// ==UserScript==
// @name              Draggable panel
// @name:zh-CN        可拖动的面板
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows a panel that you can move and that remembers its position.
// @description:zh-CN 显示可以拖动的面板，并记住面板的位置。
// @match             https://docs.scriptcat.org/*demo/form/*
// @noframes
// @grant             GM_getValue
// @grant             GM_setValue
// ==/UserScript==

const pad = document.querySelector('#pad');

if (pad) {
  let {x, y} = GM_getValue('place', {x: 0, y: 0});
  const place = () => {
    pad.style.translate = `${x}px ${y}px`;
  };
  place();
  pad.addEventListener('pointerdown', (start) => {
    const from = {x: x - start.clientX, y: y - start.clientY};
    // A captured pointer still sends its events here when it leaves the panel.
    pad.setPointerCapture(start.pointerId);
    const move = (event) => {
      x = from.x + event.clientX;
      y = from.y + event.clientY;
      place();
    };
    pad.addEventListener('pointermove', move);
    const end = () => {
      pad.removeEventListener('pointermove', move);
      GM_setValue('place', {x, y});
    };
    pad.addEventListener('pointerup', end, {once: true});
  });
}
