import language from '@scriptcat/content/texts/language';
import {useEffect, useState, useSyncExternalStore} from 'react';
import {refuse} from '../choice';
import type {DocsState} from '../docs-state';
import {docsStoreOf} from '../docs-store';
import {fetchManifest} from '../saved-docs';
import {isSupported} from '../worker-registration';
import type {Action, Offer} from './describe-docs';

const unknown: DocsState = {kind: 'unknown'};

const store = () => docsStoreOf(language);
const subscribe = (listener: () => void) => store().subscribe(listener);

const run: Readonly<Record<Action, () => void>> = {
  save: () => {
    refuse(false);
    // What somebody asked for should not be the first thing a full disk throws away.
    navigator.storage?.persist?.().catch(() => {});
    store().save();
  },
  pause: () => store().pause(),
  remove: () => store().remove(),
};

/** The saved documentation of the page's language, and what can be done with it. */
export function useOfflineDocs() {
  const state = useSyncExternalStore(
    subscribe,
    () => store().getState(),
    () => unknown,
  );
  const [offer, setOffer] = useState<Offer>();

  useEffect(() => {
    if (!isSupported()) return;
    let isCurrent = true;
    store().look();
    fetchManifest(language).then(
      ({pages, bytes}) => isCurrent && setOffer({pages: pages.length, bytes}),
      // Without a connection there is nothing to offer.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  return {state, offer, run};
}
