import {existsSync} from 'node:fs';
import path from 'node:path';
import {type LanguageTag, originalOf, withFallbacks} from '@scriptcat/contract';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {docsFolder} from './folders';

/**
 * Links between pages name files. In a language that borrows pages, two neighbours may lie in folders
 * of different languages, so a link is led to the one where the page is.
 */
export function remarkBorrowedLinks({site, language}: {site: string; language: LanguageTag}) {
  if (withFallbacks(language).length === 1) return () => {};
  const folders = [language, originalOf(language)].map(docsFolder);
  return (tree: Root, file: VFile) => {
    const own = folders.find((folder) => file.path.startsWith(path.join(site, folder)));
    if (!own) return;
    const here = path.dirname(path.relative(path.join(site, own), file.path));
    visit(tree, 'link', (link) => {
      const [, name = '', rest = ''] = /^(\.{1,2}\/[^#?]+\.mdx?)(.*)$/.exec(link.url) ?? [];
      const page = name && path.posix.join(here, name);
      const folder = page && folders.find((each) => existsSync(path.join(site, each, page)));
      if (folder) link.url = `@site/${folder}/${page}${rest}`;
    });
  };
}
