import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inLanguage, type LanguageTag} from '@scriptcat/contract';
import {type Language, openLanguage} from './language';

const head =
  '<title>Sync | ScriptCat</title><meta name="description" content="About sync.">' +
  '<link rel="stylesheet" href="/assets/css/styles.1.css" /><script src="/assets/js/main.1.js" defer></script>';
const article =
  '<main><article><div class="theme-doc-markdown"><header><h1>Sync</h1></header>' +
  '<h2 id="start">Start</h2><p class="used">Press the button.</p></div></article></main>';

export const documentHtml = `<!doctype html><html><head>${head}</head><body>${article}</body></html>`;

/** For tests: a language of two pages in a temporary folder, as Docusaurus leaves it. */
export function builtLanguage(language: LanguageTag = 'en'): Language {
  const root = mkdtempSync(path.join(tmpdir(), 'pipeline-'));
  const baseUrl = inLanguage('/', language);
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), text);
  };
  const route = `${baseUrl}docs/use/sync/`;
  write(`build${route}index.html`, documentHtml);
  write(`build${baseUrl}404.html`, documentHtml);
  write(`build${baseUrl}assets/css/styles.1.css`, '.used{top:0}.unused{top:0}');
  write(`build${baseUrl}assets/js/main.1.js`, '');
  write(
    'generated/build-facts.json',
    JSON.stringify({
      url: 'https://docs.example',
      baseUrl,
      title: 'ScriptCat',
      tagline: 'Scripts',
      isAppOnIntent: true,
      hasOffline: true,
      routes: [{path: route}],
      routesPaths: [route, `${baseUrl}404.html`],
    }),
  );
  write('generated/routesChunkNames.json', JSON.stringify({[`${route}-a1b`]: {content: 'page'}}));
  write(
    'generated/client-manifest.json',
    JSON.stringify({origins: {page: ['page']}, assets: {page: {js: [{file: 'assets/js/7.js'}]}}}),
  );
  const folder = (name: string) => path.join(root, name);
  return openLanguage(language, folder('build'), folder('generated'), folder('cache'));
}
