import type {LanguageTag} from '@scriptcat/contract';

/** A size as people say it. */
export function formatSize(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export function formatDate(iso: string, language: LanguageTag): string {
  return new Intl.DateTimeFormat(language, {dateStyle: 'long', timeStyle: 'short'}).format(
    new Date(iso),
  );
}
