import words from '@scriptcat/content/server/report';
import survey from '@scriptcat/content/survey/form';
import type {LanguageTag} from '@scriptcat/contract';
import type {StoredFeedback, StoredVote} from '../store';

export const kinds = ['survey', 'votes'] as const;
export type Kind = (typeof kinds)[number];
export type Entry = StoredFeedback | StoredVote;

export const states = ['open', 'done', 'all'] as const;

/** Which texts to show. */
export interface Filter {
  state: (typeof states)[number];
  query: string;
}

export const textOf = (entry: Entry) =>
  ('page' in entry ? entry.text : entry.feedback)?.trim() ?? '';

/** An entry's other fields, in the order they are shown. */
export const aboutOf = (entry: Entry, locale: LanguageTag): string[] =>
  ('page' in entry
    ? [entry.page, words[locale][entry.helpful], entry.locale]
    : [
        survey[locale].reasons[entry.reason],
        entry.locale,
        entry.version,
        entry.browser,
        entry.channel,
      ]
  ).filter((part) => part !== undefined);
