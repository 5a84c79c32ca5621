import {
  type AutocompleteSource,
  type AutocompleteState,
  createAutocomplete,
  type InternalAutocompleteSource,
} from '@algolia/autocomplete-core';
import {useHistory} from '@docusaurus/router';
import {SEARCH_LIMITS} from '@scriptcat/contract';
import {groupHits, type ShownHit, type StoredSearch, shownHit} from '@scriptcat/search/client';
import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {earlyQuery} from '../early-search';
import {busySeconds, fetchResults} from '../search-client';
import {useSearchContext} from '../useSearchContext';
import {useSearchPath} from '../useSearchPath';
import {useStoredSearches} from '../useStoredSearches';

// The library adds a number to every item; a type with an index signature may carry it.
export type Item = ShownHit & Record<string, unknown>;
const storedItem = (search: StoredSearch) => shownHit(search) as Item;
export type Source = InternalAutocompleteSource<Item>;
export type State = AutocompleteState<Item>;

const createState = (query: string): State => ({
  activeItemId: null,
  query,
  completion: null,
  collections: [],
  isOpen: true,
  status: 'idle',
  context: {},
});

/** What the last answered query brought. */
interface Answer {
  query: string;
  count: number;
  hasFailed: boolean;
  /** How long to wait when it failed because the service is busy. */
  busySeconds?: number | undefined;
}

const nothing: Answer = {query: '', count: 0, hasFailed: false};

/** The state of the dialog: the query, its results, the searches kept in the browser. */
export function useSearchDialog(onClose: () => void) {
  const history = useHistory();
  const searchPath = useSearchPath();
  const {settings, context} = useSearchContext();
  const stored = useStoredSearches(settings.index);
  const [state, setState] = useState(() => createState(earlyQuery()));
  const [answer, setAnswer] = useState(nothing);
  // What the sources need of the latest render, without building them anew.
  const latest = useRef({settings, context, stored, onClose});
  useEffect(() => {
    latest.current = {settings, context, stored, onClose};
  });

  const autocomplete = useMemo(() => {
    let pending = new AbortController();

    const source = (sourceId: string, items: Item[]): AutocompleteSource<Item> => ({
      sourceId,
      getItems: () => items,
      getItemUrl: ({item}) => item.url,
      onSelect: ({item, event}) => {
        latest.current.stored.remember(item.stored);
        const {ctrlKey, metaKey, shiftKey} = event as MouseEvent | KeyboardEvent;
        if (!ctrlKey && !metaKey && !shiftKey) latest.current.onClose();
      },
    });

    async function sourcesFor(query: string): Promise<AutocompleteSource<Item>[]> {
      pending.abort();
      pending = new AbortController();
      const {signal} = pending;
      if (query.trim() === '') {
        setAnswer(nothing);
        const {recent, favourites} = latest.current.stored;
        return [
          source('recent', recent.map(storedItem)),
          source('favourites', favourites.map(storedItem)),
        ];
      }
      const {settings: service, context: around} = latest.current;
      try {
        const {hits: found, count} = await fetchResults(service, {query, ...around}, signal);
        setAnswer({query, count, hasFailed: false});
        return groupHits(found).map(({title, hits}) => source(title, hits as Item[]));
      } catch (cause) {
        // The library forgets the status "error" as soon as it is set; the answer remembers it.
        if (!signal.aborted) {
          setAnswer({query, count: 0, hasFailed: true, busySeconds: busySeconds(cause)});
        }
        return [];
      }
    }

    return createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
      id: 'site-search',
      initialState: {query: earlyQuery()},
      defaultActiveItemId: 0,
      openOnFocus: true,
      // Half-typed pinyin is not a query yet.
      ignoreCompositionEvents: true,
      shouldPanelOpen: () => true,
      getSources: ({query}) => sourcesFor(query),
      onStateChange: (change) => setState(change.state),
      onSubmit: ({state: {query}}) => {
        if (query.trim() === '') return;
        history.push(searchPath(query));
        latest.current.onClose();
      },
      navigator: {
        navigate: ({itemUrl}) => history.push(itemUrl),
        navigateNewTab: ({itemUrl}) => window.open(itemUrl, '_blank', 'noopener'),
        navigateNewWindow: ({itemUrl}) => window.open(itemUrl, '_blank', 'noopener'),
      },
    });
  }, [history, searchPath]);

  // A starred or removed entry changes the start screen at once.
  const lists = stored.recent.concat(stored.favourites);
  const shown = lists.map(({objectID}) => objectID).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists decide, not the callback
  useEffect(() => {
    autocomplete.refresh();
  }, [autocomplete, shown, stored.favourites.length]);

  const isAnswered = answer.query === state.query;
  return {
    autocomplete,
    state,
    stored,
    status: isAnswered && answer.hasFailed ? ('error' as const) : state.status,
    answer,
    allResults: searchPath(state.query.slice(0, SEARCH_LIMITS.queryLength)),
  };
}

export type SearchDialogState = ReturnType<typeof useSearchDialog>;
