import {readFileSync} from 'node:fs';
import path from 'node:path';
import texts from '@scriptcat/content/offline/missing-page';
import identity from '@scriptcat/content/site/identity';
import {inLanguage, type LanguageTag, toLanguageTag} from '@scriptcat/contract';
import {transformSync} from 'esbuild';
import {bundleScript} from '../../../site/bundle-script';
import {drawMascot} from '../../../site/src/shell/Mascot/drawing';

const sources = path.resolve(import.meta.dirname, '../../../site/src');
const stylesheets = ['css/tokens.css', 'offline/page/style.css'];

function styles(): string {
  const css = stylesheets.map((file) => readFileSync(path.join(sources, file), 'utf8'));
  return transformSync(css.join('\n'), {loader: 'css', minify: true}).code.trim();
}

function cat(): string {
  const {viewBox, parts} = drawMascot('asleep');
  return `<svg class="cat" viewBox="${viewBox}" aria-hidden="true">${parts}</svg>`;
}

/** The page shown for URLs that are not stored: a self-contained file. */
export function offlineDocument(tag: LanguageTag): string {
  const language = toLanguageTag(tag);
  const text = texts[language];
  const name = identity.name[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/img/favicon.svg">
<meta name="robots" content="noindex">
<title>${text.list} | ${name}</title>
<style>${styles()}</style>
<script>${bundleScript(path.join(sources, 'offline/page/inline.ts'))}</script>
<header><a class="name" href="${inLanguage('/', tag)}">${name}</a></header>
<main>
${cat()}
<div class="missing">
<h1>${text.missing}</h1>
<p>${text.explanation}</p>
<p><a class="retry" href="">${text.retry}</a></p>
</div>
<h2>${text.list}</h2>
<p class="other">${text.other}</p>
<p class="none">${text.none}</p>
<ul></ul>
</main>
<footer><p><a href="${inLanguage('/docs/use/offline/', tag)}">${text.more}</a></p></footer>
</html>
`;
}
