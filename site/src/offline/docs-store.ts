import type {LanguageTag} from '@scriptcat/contract';
import {afterProblem, type DocsState, duringSaving, stateOf} from './docs-state';
import {readRecord, removeDocs, type SaveResult, saveDocs, writeRecord} from './saved-docs';
import {registerWorker} from './worker-registration';

export type DocsStore = ReturnType<typeof createDocsStore>;

function createDocsStore(language: LanguageTag) {
  let state: DocsState = {kind: 'unknown'};
  let running: AbortController | undefined;
  const listeners = new Set<() => void>();

  const show = (next: DocsState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const look = async () => {
    const record = await readRecord(language);
    if (!running) show(stateOf(record));
  };

  const save = async () => {
    if (running) return;
    running = new AbortController();
    const own = running;
    const {signal} = own;
    if (state.kind === 'unknown') show(stateOf(await readRecord(language)));
    show(duringSaving(state));
    const onProgress = (progress: {done: number; total: number}) => {
      if (running === own) show(duringSaving(state, progress));
    };
    const result = await registerWorker().then(
      () => saveDocs(language, {signal, onProgress}),
      (): SaveResult => ({ok: false, problem: 'worker'}),
    );
    if (running !== own) return;
    running = undefined;
    if (result.ok) show({kind: 'saved', record: result.record, isUpdating: false});
    else if (result.problem !== 'stopped') show(afterProblem(state, result.problem));
  };
  const stop = () => {
    running?.abort();
    running = undefined;
  };

  // Open requests keep a page out of the back/forward cache: pause on leaving, resume on return.
  let isToResume = false;
  addEventListener('pagehide', () => {
    isToResume = running !== undefined;
    stop();
  });
  addEventListener('pageshow', ({persisted}) => {
    if (persisted && isToResume) save();
  });

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    look,
    save,
    /** Goes on by itself, unless something has happened on this page that the reader should see. */
    async resume() {
      if (['unknown', 'paused', 'saved'].includes(state.kind)) await save();
    },
    /** Stops, keeping what is stored. */
    async pause() {
      stop();
      if (state.kind !== 'saved') await writeRecord(language, {state: 'paused'});
      await look();
    },
    async remove() {
      stop();
      await removeDocs(language);
      show({kind: 'absent'});
    },
  };
}

const stores = new Map<LanguageTag, DocsStore>();

/** The one store of a language, so that saving goes on while the reader moves between pages. */
export function docsStoreOf(language: LanguageTag): DocsStore {
  const store = stores.get(language) ?? createDocsStore(language);
  stores.set(language, store);
  return store;
}
