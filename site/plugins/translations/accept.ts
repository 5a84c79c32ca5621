import type {openTranslations} from './folders';
import {recordOf} from './states';

/**
 * Records that translations agree with their originals: all sections of the named pages or, if none
 * is named, those changed in both languages. Returns how many were recorded.
 */
export function acceptTranslations(
  translations: ReturnType<typeof openTranslations>,
  named: readonly string[],
): number {
  const records = translations.readRecords();
  const changed = translations.findChanged();
  const accepted = translations.pages().flatMap((page) => {
    const pair = translations.readPair(page);
    if (!pair) return [];
    if (named.length > 0 && !named.includes(page)) {
      return records[page] ? [[page, records[page]] as const] : [];
    }
    // Outdated sections keep their old fingerprints, unless their page is named.
    const behind = changed.filter((section) => section.page === page && section.state === 'behind');
    const kept = named.length > 0 ? [] : behind.map(({id}) => [id, records[page]?.[id] ?? '']);
    const now = recordOf(pair.original, pair.translation);
    return [[page, {...now, ...Object.fromEntries(kept)}] as const];
  });
  translations.writeRecords(Object.fromEntries(accepted));
  return changed.length - translations.findChanged().length;
}
