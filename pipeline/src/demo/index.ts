import {cpSync} from 'node:fs';
import path from 'node:path';
import words from '@scriptcat/content/demo/frame';
import tutorial from '@scriptcat/content/demo/tutorial';
import partWords from '@scriptcat/content/site/parts';
import {inLanguage, type LanguageTag} from '@scriptcat/contract';
import {bundleScript} from '../../../site/bundle-script';
import {type Language, writeText} from '../language';
import {type DemoPage, demoPages, fillFile} from './demo-pages';

const client = path.resolve(import.meta.dirname, 'client');

/** Writes the pages that the samples run on. They are not part of the React app. */
export function writeDemo({folder, tag}: Pick<Language, 'folder' | 'tag'>): void {
  const pages = demoPages(tag);
  cpSync(client, path.join(folder, 'demo'), {recursive: true});
  const write = (name: string, text: string) => writeText({folder}, `demo/${name}`, text);
  for (const page of pages) write(`${page.path}/index.html`, printPage(page, tag));
  write('index.html', printPage(contents(pages, tag), tag));
  write('shop/products.json', JSON.stringify({products: 5}));
  write('shop/tutorial.json', JSON.stringify(tutorial[tag]));
  const define = {'process.env.NODE_ENV': '"production"'};
  write('react-form.js', bundleScript(path.join(client, 'react-form.js'), {define}));
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

function printPage({path: name, title, main, policy}: DemoPage, tag: LanguageTag): string {
  const texts = words[tag];
  const root = '../'.repeat(name === '' ? 0 : name.split('/').length);
  return fillFile('frame.html', {
    tag,
    title,
    main,
    root: root || './',
    policy: policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}">\n` : '',
    notice: texts.notice,
    all: name ? `<a href="${root}">${texts.all}</a>` : '',
    docs: inLanguage('/docs/dev/', tag),
    dev: partWords[tag].dev,
  });
}
