// ==UserScript==
// @name              Panel in a shadow root
// @name:zh-CN        Shadow DOM 中的面板
// @namespace         https://docs.scriptcat.org/
// @version           1.0.0
// @author            ScriptCat
// @description       Shows a panel that the page can’t restyle.
// @description:zh-CN 显示不受页面样式影响的面板。
// @match             https://docs.scriptcat.org/*demo/article/*
// @noframes
// @grant             none
// ==/UserScript==

const host = document.createElement('div');
// In closed mode, the page can’t access the content through host.shadowRoot.
const root = host.attachShadow({mode: 'closed'});
const panel = document.createElement('section');
panel.textContent = 'Words: ';
const count = document.createElement('b');
const segmenter = new Intl.Segmenter(undefined, {granularity: 'word'});
const words = [...segmenter.segment(document.querySelector('article')?.textContent ?? '')];
count.textContent = String(words.filter(({isWordLike}) => isWordLike).length);
panel.append(count);

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  section {
    position: fixed; inset: auto 1rem 1rem auto; padding: .5rem 1rem;
    border-radius: 8px; background: #1d2733; color: #fff; font: 14px system-ui;
  }
`);
root.adoptedStyleSheets = [sheet];
root.append(panel);
document.body.append(host);
