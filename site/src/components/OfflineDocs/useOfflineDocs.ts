import {useLocale} from '@site/src/hooks/useLocale';
import {refuse} from '@site/src/offline/choice';
import type {DocsState} from '@site/src/offline/docs-state';
import {docsStoreOf} from '@site/src/offline/docs-store';
import {fetchManifest} from '@site/src/offline/saved-docs';
import {isSupported} from '@site/src/offline/worker-registration';
import {useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import type {Action, Offer} from './describe-docs';

const unknown: DocsState = {kind: 'unknown'};

/** The saved documentation of the page's language, and what can be done with it. */
export function useOfflineDocs() {
  const locale = useLocale();
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

  return {locale, state, offer, run};
}
