import cardWords from '@scriptcat/content/site/cards';
import partWords from '@scriptcat/content/site/parts';
import type {LanguageTag} from '@scriptcat/contract';
import {addressedPages, type Language, writeText} from '../language';
import {factsOf} from '../page-facts';
import type {CardText} from './card';
import {drawCard} from './draw';

/** By URL prefix, the longest first. */
function sectionOf(address: string, language: LanguageTag): string {
  const parts = partWords[language];
  const cards = cardWords[language];
  const sections = [
    ['docs/dev/agent/', cards.agent],
    ['docs/dev/tools/', cards.tools],
    ['docs/dev/', parts.dev],
    ['docs/change/', parts.change],
    ['docs/use/', parts.use],
    ['docs/', parts.docs],
    ['', cards.home],
  ] as const;
  return sections.find(([folder]) => address.startsWith(folder))?.[1] ?? '';
}

/** Draws the card of each page, for links shared in chats and social networks. */
export async function writeSocialCards(language: Language): Promise<void> {
  const {tag, url, baseUrl} = language;
  const drawn = new Set<string>();
  for (const page of addressedPages(language)) {
    const {meta} = factsOf(page, language);
    const image = meta['og:image']?.replace(`${url}${baseUrl}`, '') ?? '';
    if (!image.startsWith('img/cards/') || drawn.has(image)) continue;
    drawn.add(image);
    const address = page.route.slice(baseUrl.length);
    const text: CardText = {
      language: tag,
      section: sectionOf(address, tag),
      title: (meta['og:title'] ?? '').replace(/ \| [^|]*$/, ''),
      description: meta['og:description'] ?? '',
    };
    writeText(language, image, await drawCard(text));
  }
}
