import type browserWords from '@scriptcat/content/guide/browser-words';
import type {GuideBrowser} from '@scriptcat/content/kinds/browser-words';
import type {LanguageTag} from '@scriptcat/contract';

type Texts = (typeof browserWords)['texts'][LanguageTag];

export type BrowserWordName = keyof typeof browserWords.addresses | keyof Texts['labels'];

export type Variant = {readonly browsers: readonly GuideBrowser[]; readonly text: string};

/** The different texts of a word, each with the browsers that use it. */
export function variantsOf(texts: Readonly<Partial<Record<GuideBrowser, string>>>): Variant[] {
  const found = new Map<string, GuideBrowser[]>();
  for (const [browser, text] of Object.entries(texts) as [GuideBrowser, string][])
    found.set(text, [...(found.get(text) ?? []), browser]);
  return [...found].map(([text, browsers]) => ({browsers, text}));
}
