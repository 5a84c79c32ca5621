import path from 'node:path';
import type {Heading, Root} from 'mdast';
import type {VFile} from 'vfile';
import {component} from '../mdx';
import {openTranslations, translatedLanguages} from './folders';
import {statesOf} from './states';

const notice = (kind: 'behind' | 'missing', section = '') =>
  component('TranslationNotice', {kind, section});

/** The page that a file is, seen from a folder; nothing when it lies elsewhere. */
function pageIn(folder: string, file: string): string | undefined {
  const page = path.relative(folder, file);
  return page.startsWith('..') ? undefined : page.split(path.sep).join('/');
}

const idOf = (heading: Heading): string | undefined => {
  const {hProperties, id} = (heading.data ?? {}) as {hProperties?: {id?: string}; id?: string};
  return hProperties?.id ?? id;
};

/**
 * Adds a notice to outdated sections of a translation, and to pages without a translation.
 */
export function remarkTranslations({site, language}: {site: string; language: string}) {
  if (!translatedLanguages.includes(language)) return () => {};
  const {originals, translations, readPair, readRecords} = openTranslations(site, language);
  const records = readRecords();
  return (tree: Root, file: VFile) => {
    if (pageIn(originals, file.path)) {
      tree.children.unshift(notice('missing'));
      return;
    }
    const page = pageIn(translations, file.path);
    const pair = page && readPair(page);
    if (!page || !pair) return;
    const states = statesOf(pair.original, pair.translation, records[page]);
    const isBehind = (id: string | undefined) => id !== undefined && states.get(id) === 'behind';
    tree.children = tree.children.flatMap((node) => {
      const id = node.type === 'heading' ? idOf(node) : undefined;
      return isBehind(id) ? [node, notice('behind', id)] : [node];
    });
    if (isBehind('')) tree.children.unshift(notice('behind'));
  };
}
