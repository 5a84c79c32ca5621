import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import partWords from '@scriptcat/content/site/parts';
import type {LanguageTag} from '@scriptcat/contract';

export interface PageMapPart {
  title: string;
  pages: {title: string; path: string}[];
}

type Version = LoadedContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

/** The documents of a sidebar in reading order. */
function documentsIn(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return [item.id];
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...own, ...documentsIn(item.items)];
  });
}

/** All documentation pages by sidebar, for readers whose search does not work. */
export function pageMap(content: LoadedContent, language: LanguageTag): PageMapPart[] {
  const titles: Readonly<Record<string, string>> = partWords[language];
  const version = content.loadedVersions[0];
  const documents = new Map(version?.docs.map((document) => [document.id, document]));
  return Object.entries(version?.sidebars ?? {}).map(([name, items]) => ({
    title: titles[name] ?? name,
    pages: documentsIn(items).flatMap((id) => {
      const document = documents.get(id);
      return document ? [{title: document.title, path: document.permalink}] : [];
    }),
  }));
}
