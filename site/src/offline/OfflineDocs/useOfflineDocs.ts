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
  const language = useLanguage();
  const state = useSyncExternalStore(
    (listener) => docsStoreOf(language).subscribe(listener),
    () => docsStoreOf(language).getState(),
    () => unknown,
  );
  const [offer, setOffer] = useState<Offer>();

  useEffect(() => {
    if (!isSupported()) return;
    let isCurrent = true;
    docsStoreOf(language).look();
    fetchManifest(language).then(
      ({pages, bytes}) => isCurrent && setOffer({pages: pages.length, bytes}),
      // Without a connection there is nothing to offer.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);

  const run = useMemo((): Record<Action, () => void> => {
    const store = () => docsStoreOf(language);
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
  }, [language]);

  return {language, state, offer, run};
}
