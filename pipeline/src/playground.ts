import {readFileSync} from 'node:fs';
import path from 'node:path';
import {frameMetaPolicy, type LanguageTag} from '@scriptcat/contract';
import {bundleScript} from '../../site/bundle-script';
import {type DemoName, demoNames} from '../../site/src/tools/playground-frame/demo';
import {demoPages} from './demo/demo-pages';
import {type Language, writeText} from './language';

/** Writes the document of the playground's frame: one file that makes no further request. */
export function writePlayground(language: Pick<Language, 'folder' | 'tag'>): void {
  writeText(language, 'playground/index.html', printFrame(language.tag));
}

const script = path.resolve(import.meta.dirname, '../../site/src/tools/playground-frame/main.ts');

const client = (file: string) =>
  readFileSync(path.join(import.meta.dirname, 'demo/client', file), 'utf8');

/** The document of the frame with every demo page and what runs scripts. */
export function printFrame(language: LanguageTag): string {
  const [style, life] = [client('demo.css'), client('demo.js')];
  const feed = demoPages(language).find((page) => page.path === 'feed/2');
  const files = {
    '/demo/theme.css': client('theme.css'),
    '/demo/words.json': client('words.json'),
    '/demo/feed/2/': feed?.main,
  };
  const frame = bundleScript(script, {target: 'es2022'});
  const templates = demoNames.map((name) => printTemplate(name, language));
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${frameMetaPolicy}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="robots" content="noindex">
<title>…</title>
<style>${style}</style>
${templates.join('\n')}
<body>
${[showPage, life, `window.demoFiles=${JSON.stringify(files)}`, frame].map(printScript).join('\n')}
</body>
</html>
`;
}

function printTemplate(name: DemoName, language: LanguageTag): string {
  const page = demoPages(language).find((one) => one.path === name);
  if (!page) throw new Error(`Unknown demo page "${name}". Add it to demo/demo-pages.ts.`);
  const {title} = page;
  // The frame loads nothing, so its images are inlined.
  const main = page.main.replace(
    /\.\.\/(\w+\.svg)/g,
    (_, file) => `data:image/svg+xml,${encodeURIComponent(client(file))}`,
  );
  return `<template id="${name}" title="${title}"><main><h1>${title}</h1>\n${main}</main></template>`;
}

/** Shows the demo page that the URL names and removes the others. */
const showPage = `{
  const templates = [...document.querySelectorAll('template')];
  const chosen = templates.find(({id}) => '#' + id === location.hash) ?? templates[0];
  document.title = chosen.title;
  document.body.append(chosen.content);
  for (const template of templates) template.remove();
}`;

/** The script removes itself, so that userscripts see the page without it. */
function printScript(code: string): string {
  return `<script>${code.replaceAll('</script', '<\\/script')};document.currentScript.remove()</script>`;
}
