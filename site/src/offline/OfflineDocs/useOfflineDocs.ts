import useIsBrowser from '@docusaurus/useIsBrowser';
import language from '@scriptcat/content/texts/language';
import {useLoaded} from '@site/src/shell/hooks/useLoaded';
import {useEffect, useSyncExternalStore} from 'react';
import {refuse} from '../choice';
import type {DocsState} from '../docs-state';
import {docsStoreOf} from '../docs-store';
import {fetchManifest} from '../saved-docs';
import {isSupported} from '../worker-registration';
import type {Action, Offer} from './describe-docs';

const fetchOffer = async (): Promise<Offer> => {
  const {pages, bytes} = await fetchManifest(language);
  return {pages: pages.length, bytes};
};

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
  // Without a connection there is nothing to offer.
  const {value: offer} = useLoaded(fetchOffer, useIsBrowser() && isSupported());
  useEffect(() => {
    if (isSupported()) store().look();
  }, []);

  return {state, offer, run};
}
