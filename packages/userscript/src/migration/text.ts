import words from '@scriptcat/content/tools/migrate/topics';
import type {LanguageTag} from '@scriptcat/contract';
import {findingText} from '../metadata/text';
import type {MigrationItem} from './check';

/** What an item says, or an empty text when its name says it all. */
export function migrationText(
  {finding, topic, note}: MigrationItem,
  language: LanguageTag,
): string {
  if (finding) return findingText(finding, language);
  if (topic) return words[language][topic];
  return note?.[language] ?? '';
}
