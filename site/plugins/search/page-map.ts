import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LanguageTag, Localized} from '@scriptcat/contract';

export interface PageMapPart {
  title: string;
  pages: {title: string; path: string}[];
}

type Version = LoadedContent['loadedVersions'][number];
type SidebarItem = Version['sidebars'][string][number];

const titles: Record<string, Localized> = {
  use: {'zh-Hans': '使用指南', en: 'User Guide'},
  dev: {'zh-Hans': '开发指南', en: 'Developer Guide'},
  change: {'zh-Hans': '更新日志', en: 'Changelog'},
};

/** The documents of a sidebar in reading order. */
function documentsIn(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return [item.id];
    if (item.type !== 'category') return [];
    const own = item.link?.type === 'doc' ? [item.link.id] : [];
    return [...own, ...documentsIn(item.items)];
  });
}

/** Every page of the documentation by sidebar, for readers whose search cannot work. */
export function pageMap(content: LoadedContent, locale: LanguageTag): PageMapPart[] {
  const version = content.loadedVersions[0];
  const documents = new Map(version?.docs.map((document) => [document.id, document]));
  return Object.entries(version?.sidebars ?? {}).map(([name, items]) => ({
    title: titles[name]?.[locale] ?? name,
    pages: documentsIn(items).flatMap((id) => {
      const document = documents.get(id);
      return document ? [{title: document.title, path: document.permalink}] : [];
    }),
  }));
}
