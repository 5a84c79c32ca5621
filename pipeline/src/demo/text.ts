import type {LanguageTag} from '@scriptcat/contract';

/** Chooses between the two languages of a page. */
export type Say = (zh: string, en: string) => string;

export function speak(locale: LanguageTag): Say {
  return (zh, en) => (locale === 'en' ? en : zh);
}

/** Joins the parts of a list that is made from data. */
export function each<Item>(items: readonly Item[], print: (item: Item, index: number) => string) {
  return items.map(print).join('\n');
}
