import words from '@scriptcat/content/server/report';
import survey from '@scriptcat/content/survey/form';
import type {LanguageTag} from '@scriptcat/contract';
import type {EntryStore, FeedbackStore, StoredFeedback, StoredVote} from '../store';

export const kinds = ['survey', 'votes'] as const;
export type Kind = (typeof kinds)[number];
export type Entry = StoredFeedback | StoredVote;

export const entriesOf = (store: FeedbackStore, kind: Kind) =>
  (kind === 'votes' ? store.votes : store) as EntryStore<Entry>;

export const textOf = (entry: Entry) =>
  ('page' in entry ? entry.text : entry.feedback)?.trim() ?? '';

/** An entry's other fields, in the order they are shown. */
export function aboutOf(entry: Entry, language: LanguageTag): string[] {
  if ('page' in entry) return [entry.page, words[language][entry.helpful], entry.locale];
  const {reason, locale, version, browser, channel} = entry;
  const about = [survey[language].reasons[reason], locale, version, browser, channel];
  return about.filter((part) => part !== undefined);
}
