import type texts from '@scriptcat/content/texts/offline/docs';
import {fill, type LanguageTag} from '@scriptcat/contract';
import {formatDate} from '@site/src/changelog/releases/date';
import type {DocsState} from '../docs-state';

type OfflineTexts = typeof texts;

export type Action = 'save' | 'pause' | 'remove';
export interface Button {
  action: Action;
  label: string;
}

/** What can be done in a state: always one thing first, so that the focus has a place to stay. */
export function buttonsOf(state: DocsState, texts: OfflineTexts): [Button, ...Button[]] {
  const remove: Button = {action: 'remove', label: texts.remove};
  switch (state.kind) {
    case 'unknown':
    case 'absent':
      return [{action: 'save', label: texts.save}];
    case 'saving':
      return [{action: 'pause', label: texts.cancel}];
    case 'paused':
      return [{action: 'save', label: texts.resume}, remove];
    case 'failed':
      return [{action: 'save', label: texts.retry}, remove];
    case 'saved':
      return [
        state.isUpdating
          ? {action: 'pause', label: texts.cancel}
          : {action: 'save', label: texts.update},
        remove,
      ];
  }
}

/** The state in one sentence; it changes rarely enough to be announced. */
export function describeDocs(
  state: DocsState,
  {texts, language, offer}: {texts: OfflineTexts; language: LanguageTag; offer?: Offer},
): string {
  switch (state.kind) {
    case 'unknown':
    case 'absent':
      return offer
        ? fill(texts.absentWithSize, {pages: offer.pages, size: formatSize(offer.bytes)})
        : texts.absent;
    case 'saving':
      return texts.saving;
    case 'paused':
      return texts.paused;
    case 'failed':
      return texts.failed[state.problem];
    case 'saved': {
      if (state.isUpdating) return texts.updating;
      const {pages = 0, bytes = 0, savedAt = ''} = state.record;
      // In Sweden the day of the reader's clock is written year first.
      const date = formatDate(new Date(savedAt).toLocaleDateString('sv'), language);
      return fill(texts.saved, {pages, size: formatSize(bytes), date});
    }
  }
}

/** What saving would bring. */
export interface Offer {
  pages: number;
  bytes: number;
}

/** A size as people say it. */
function formatSize(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
