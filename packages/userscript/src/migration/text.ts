import words from '@scriptcat/content/tools/migrate/topics';
import type {LanguageTag, MessageTable} from '@scriptcat/contract';
import {findingText} from '../metadata/text';
import type {MigrationItem, MigrationTopic} from './check';

/** A topic without a text in content does not compile. */
const texts: MessageTable<MigrationTopic> = words;

/** What an item says, or an empty text when its name says it all. */
export function migrationText(
  {finding, topic, note}: MigrationItem,
  language: LanguageTag,
): string {
  if (finding) return findingText(finding, language);
  if (topic) return texts[language][topic];
  return note?.[language] ?? '';
}
