import type {Localized} from '@scriptcat/contract';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
import {addressedPages, type Language, writeText} from '../language';
import type {CardText} from './card';
import {drawCard} from './draw';

/** By the beginning of the address, the longest first. */
const sections: readonly [folder: string, name: Localized][] = [
  ['docs/dev/agent/', {'zh-Hans': 'Agent（Beta）', en: 'Agent (Beta)'}],
  ['docs/dev/tools/', {'zh-Hans': '开发工具', en: 'Developer tools'}],
  ['docs/dev/', {'zh-Hans': '开发指南', en: 'Developer guide'}],
  ['docs/change/', {'zh-Hans': '更新日志', en: 'Changelog'}],
  ['docs/use/', {'zh-Hans': '使用指南', en: 'User guide'}],
  ['docs/', {'zh-Hans': '文档', en: 'Documentation'}],
  ['', {'zh-Hans': '开源的用户脚本管理器', en: 'Open-source userscript manager'}],
];

/** What the head of a page says about it, by property. */
function metaOf(html: string): Record<string, string> {
  const found: Record<string, string> = {};
  const [head = ''] = /<head[\s\S]*?<\/head>/.exec(html) ?? [];
  visit(fromHtml(head), 'element', ({tagName, properties: {property, content}}) => {
    if (tagName === 'meta' && property) found[String(property)] = String(content ?? '');
  });
  return found;
}

/** Draws what chats and social networks show for a link, where the pages say it is. */
export async function writeSocialCards(language: Language): Promise<void> {
  const {locale, url, baseUrl} = language;
  const drawn = new Set<string>();
  for (const {route, html} of addressedPages(language)) {
    const meta = metaOf(html);
    const image = meta['og:image']?.replace(`${url}${baseUrl}`, '') ?? '';
    if (!image.startsWith('img/cards/') || drawn.has(image)) continue;
    drawn.add(image);
    const address = route.slice(baseUrl.length);
    const section = sections.find(([folder]) => address.startsWith(folder))?.[1][locale] ?? '';
    const text: CardText = {
      locale,
      section,
      title: (meta['og:title'] ?? '').replace(/ \| [^|]*$/, ''),
      description: meta['og:description'] ?? '',
    };
    writeText(language, image, await drawCard(text));
  }
}
