import {cpSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import words from '@scriptcat/content/demo/frame';
import partWords from '@scriptcat/content/site/parts';
import {inLanguage, type LanguageTag} from '@scriptcat/contract';
import {type Language, writeText} from '../language';
import type {DemoPage} from './demo-page';
import {demoPages} from './demo-pages';
import {ding} from './ding';

const client = path.resolve(import.meta.dirname, 'client');

/** The image of the article. */
export const clock = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="200" viewBox="0 0 800 200"><path fill="#cfe3f5" d="M0 0h800v200H0z"/><path fill="#4a5666" d="M360 40h80v160h-80zM350 40l50-40 50 40z"/><circle cx="400" cy="80" r="26" fill="#fff"/><path stroke="#1d2733" stroke-width="4" d="M400 80V62M400 80l14 8"/></svg>`;

/** Writes the pages that the samples run on. They are not part of the React app. */
export function writeDemo({folder, tag}: Pick<Language, 'folder' | 'tag'>): void {
  const pages = demoPages(tag);
  const write = (name: string, text: string) => writeText({folder}, `demo/${name}`, text);
  for (const page of pages) write(`${page.path}/index.html`, printPage(page, tag));
  write('index.html', printPage(contents(pages, tag), tag));
  write('article/clock.svg', clock);
  write('shop/products.json', JSON.stringify({products: 5}));
  writeFileSync(path.join(folder, 'demo/ding.wav'), ding());
  for (const file of ['demo.css', 'demo.js', 'theme.css', 'words.json']) {
    cpSync(path.join(client, file), path.join(folder, 'demo', file));
  }
}

function contents(pages: readonly DemoPage[], tag: LanguageTag): DemoPage {
  const texts = words[tag];
  const links = pages
    .filter(({path: name}) => !name.includes('/'))
    .map(({path: name, title, summary}) => `<li><a href="${name}/">${title}</a> – ${summary}</li>`);
  return {
    path: '',
    title: texts.title,
    summary: '',
    main: `<p>${texts.summary}</p><ul>${links.join('')}</ul>`,
  };
}

function printPage(page: DemoPage, tag: LanguageTag): string {
  const texts = words[tag];
  const root = '../'.repeat(page.path === '' ? 0 : page.path.split('/').length);
  const base = inLanguage('', tag);
  const policy = page.policy
    ? `<meta http-equiv="Content-Security-Policy" content="${page.policy}">\n`
    : '';
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/img/favicon.svg">
<meta name="robots" content="noindex">
${policy}<title>${page.title}</title>
<link rel="stylesheet" href="${root || './'}demo.css">
<script src="${root || './'}demo.js" defer></script>
</head>
<body>
<header class="demo-bar"><span>${texts.notice}</span>${page.path ? `<a href="${root}">${texts.all}</a>` : ''}<a href="${base}/docs/dev/">${partWords[tag].dev}</a></header>
<main>
<h1>${page.title}</h1>
${page.main}
</main>
</body>
</html>
`;
}
