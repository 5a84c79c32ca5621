import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import ini from 'highlight.js/lib/languages/ini';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import nginx from 'highlight.js/lib/languages/nginx';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import rehypeHighlight from 'rehype-highlight';
import {visit} from 'unist-util-visit';
import {leanTokens} from './lean-tokens';

const languages = {
  bash,
  css,
  html: xml,
  ini,
  javascript,
  js: javascript,
  json,
  nginx,
  ts: typescript,
  typescript,
  xml,
  yaml,
};

const highlight = rehypeHighlight({languages, prefix: 'hl-', plainText: ['text', 'txt']});

/** Highlights the code of a tree, with the keys of a userscript header as tokens of their own. */
export function highlightCode(tree: Root, file: unknown = {message() {}}): void {
  // biome-ignore lint/suspicious/noExplicitAny: the transformer only passes the file on to messages
  highlight(tree, file as any);
  visit(tree, 'element', (node, _index, parent) => {
    if (node.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return;
    node.children = leanTokens(node.children);
  });
}

/**
 * Highlights code at build time and hands it over as finished HTML: a page with forty examples
 * would otherwise hydrate thousands of spans.
 */
export function rehypeCode() {
  return (tree: Root, file: unknown) => {
    highlightCode(tree, file);
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return;
      node.properties.html = toHtml(node.children);
      node.children = [];
    });
  };
}

/** Highlighted markup of a text that is shown outside of prose. */
export function highlightToHtml(source: string, language: string): string {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: [`language-${language}`]},
    children: [{type: 'text', value: source}],
  };
  const tree: Root = {
    type: 'root',
    children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}],
  };
  highlightCode(tree);
  return toHtml(code.children);
}
