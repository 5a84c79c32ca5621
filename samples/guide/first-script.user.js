// ==UserScript==
// @name              My first script
// @name:zh-CN        我的第一个脚本
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Puts a small sign in the corner of example.com.
// @description:zh-CN 在 example.com 的角落显示一个小标牌。
// @match             https://example.com/*
// @match             https://docs.scriptcat.org/*demo/article/*
// @grant             none
// ==/UserScript==

const sign = document.createElement('div');
sign.textContent = navigator.language.startsWith('zh') ? '脚本正在运行' : 'The script is running';
Object.assign(sign.style, {
  position: 'fixed',
  right: '16px',
  bottom: '16px',
  padding: '8px 14px',
  borderRadius: '8px',
  background: '#1660d6',
  color: '#fff',
  font: '14px/1.5 sans-serif',
});
document.body.append(sign);
