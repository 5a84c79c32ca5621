// ==UserScript==
// @name              Keyboard shortcuts
// @name:zh-CN        键盘快捷键
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Moves through the products with Alt+J and Alt+K.
// @description:zh-CN 用 Alt+J 和 Alt+K 逐个查看商品。
// @match             https://docs.scriptcat.org/*demo/shop/*
// @noframes
// @grant             none
// ==/UserScript==

const items = [...document.querySelectorAll('.product')];
let at = -1;

function move(step) {
  at = Math.min(items.length - 1, Math.max(0, at + step));
  for (const [index, item] of items.entries()) {
    item.style.background = index === at ? 'lightyellow' : '';
  }
  items[at]?.scrollIntoView({block: 'nearest'});
}

document.addEventListener('keydown', (event) => {
  // Ignore keys while the user is typing, and leave the browser’s own shortcuts alone.
  const isTyping =
    event.target instanceof Element && event.target.closest('input, textarea, select');
  if (isTyping || event.isComposing || !event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.code === 'KeyJ') move(1);
  else if (event.code === 'KeyK') move(-1);
  else return;
  event.preventDefault();
});
