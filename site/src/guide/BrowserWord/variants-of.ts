import type {GuideBrowser} from '@scriptcat/content/kinds/browser-words';
import type browserWords from '@scriptcat/content/texts/guide/browser-words';

export type BrowserWordName =
  | keyof typeof browserWords.addresses
  | keyof typeof browserWords.texts.labels;

export type Variant = {readonly browsers: readonly GuideBrowser[]; readonly text: string};

/** The different texts of a word, each with the browsers that use it. */
export function variantsOf(texts: Readonly<Partial<Record<GuideBrowser, string>>>): Variant[] {
  const found = new Map<string, GuideBrowser[]>();
  for (const [browser, text] of Object.entries(texts) as [GuideBrowser, string][])
    found.set(text, [...(found.get(text) ?? []), browser]);
  return [...found].map(([text, browsers]) => ({browsers, text}));
}
