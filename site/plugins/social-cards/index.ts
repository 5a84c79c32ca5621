import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';

/** The picture of pages that have none of their own. */
export const siteCard = 'img/cards/site.png';

const sources = /(?:^|\/)(?:docs|docusaurus-plugin-content-docs\/current)\/(.+)\.mdx?$/;

/** Where the picture of a documentation page is; pipeline/src/social-cards draws it there. */
export function cardOf(file: string): string | undefined {
  const [, page] = sources.exec(file.split(path.sep).join('/')) ?? [];
  return page && `/img/cards/${page}.png`;
}

/** Gives every documentation page its picture for links shared elsewhere. */
export const parseFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const parsed = await params.defaultParseFrontMatter(params);
  const image = cardOf(params.filePath);
  return image ? {...parsed, frontMatter: {image, ...parsed.frontMatter}} : parsed;
};
