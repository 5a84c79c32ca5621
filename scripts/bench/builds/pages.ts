import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../lib/files';

const folders = ['site/docs', 'site/i18n/en/docusaurus-plugin-content-docs/current'];

/** Children of one category of the sidebar; what is folded is not in a page's HTML. */
const BRANCHES = 15;

/** A page with another title and other headings; the text and the anchors stay. */
export function varyPage(source: string, number: number): string {
  return source
    .replace(/^(title: .*)$/m, `$1 ${number}`)
    .replace(/^(?:id|slug|sidebar_label): .*\n/gm, '')
    .replace(/^(#{2,4} .*?)( \{\/\*.*)?$/gm, `$1 ${number}$2`);
}

type SidebarItem = string | {type: 'category'; label: string; items: SidebarItem[]};

/** Folds a long list of pages into categories of categories, as a large manual is. */
export function foldSidebar(items: SidebarItem[], first = 1): SidebarItem[] {
  if (items.length <= BRANCHES) return items;
  const size = Math.max(BRANCHES, Math.ceil(items.length / BRANCHES));
  const parts: SidebarItem[] = [];
  for (let at = 0; at < items.length; at += size) {
    const part = items.slice(at, at + size);
    parts.push({
      type: 'category',
      // Translations are found by label, so each must be the only one of its name.
      label: `${first + at}–${first + at + part.length - 1}`,
      items: foldSidebar(part, first + at),
    });
  }
  return parts;
}

/** Ordinary prose: not the indexes, and not the references, which are many pages in one. */
const isProse = (file: string) =>
  !/(^|\/)index\.mdx$|^dev\/(api|cat-api|meta|compat)\.mdx$|^change\//.test(file);

/** Adds pages to a copy of the site until it has `total` in each language. */
export function growSite(workspace: string, total: number): void {
  const [first = ''] = folders;
  const existing = filesBelow(path.join(workspace, first), /\.mdx$/);
  const sources = existing.filter(isProse);
  const added = Array.from({length: Math.max(0, total - existing.length)}, (_, number) => {
    const source = sources[number % sources.length] ?? '';
    // Beside its source, so that its relative links lead somewhere.
    return {source, file: source.replace(/\.mdx$/, `-${number + 1}.mdx`), number: number + 1};
  });
  for (const folder of folders.map((name) => path.join(workspace, name))) {
    for (const {source, file, number} of added) {
      const text = varyPage(readFileSync(path.join(folder, source), 'utf8'), number);
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      writeFileSync(path.join(folder, file), text);
    }
  }
  const sidebars = path.join(workspace, 'site/sidebars.ts');
  renameSync(sidebars, path.join(workspace, 'site/own-sidebars.ts'));
  const grown = foldSidebar(added.map(({file}) => file.replace(/\.mdx$/, '')));
  writeFileSync(
    sidebars,
    `import own from './own-sidebars';\n\nexport default {...own, grown: ${JSON.stringify(grown)}};\n`,
  );
}
