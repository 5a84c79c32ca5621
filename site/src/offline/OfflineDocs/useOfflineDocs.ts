import {toLanguageTag} from '@scriptcat/contract';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import {useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import {refuse} from '../choice';
import type {DocsState} from '../docs-state';
import {docsStoreOf} from '../docs-store';
import {fetchManifest} from '../saved-docs';
import {isSupported} from '../worker-registration';
import type {Action, Offer} from './describe-docs';

const unknown: DocsState = {kind: 'unknown'};

/** The saved documentation of the page's language, and what can be done with it. */
export function useOfflineDocs() {
  const locale = useLanguage();
  const state = useSyncExternalStore(
    (listener) => docsStoreOf(locale).subscribe(listener),
    () => docsStoreOf(locale).getState(),
    () => unknown,
  );
  const [offer, setOffer] = useState<Offer>();

  useEffect(() => {
    if (!isSupported()) return;
    let isCurrent = true;
    docsStoreOf(locale).look();
    fetchManifest(locale).then(
      ({pages, bytes}) => isCurrent && setOffer({pages: pages.length, bytes}),
      // Without a connection there is nothing to offer.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  const run = useMemo((): Record<Action, () => void> => {
    const store = () => docsStoreOf(locale);
    return {
      save: () => {
        refuse(false);
        // What somebody asked for should not be the first thing a full disk throws away.
        navigator.storage?.persist?.().catch(() => {});
        store().save();
      },
      pause: () => store().pause(),
      remove: () => store().remove(),
    };
  }, [locale]);

  return {locale: toLanguageTag(locale), state, offer, run};
}
