import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {SEARCH_LIMITS} from '@scriptcat/contract';
import type {Answer as Found} from '@scriptcat/search/client';
import {
  type ChangeEvent,
  type FormEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {busySeconds, fetchResults} from '../search-client';
import {useSearchContext} from '../useSearchContext';

type Answer =
  | {kind: 'waiting'}
  | {kind: 'failed'; busySeconds: number | undefined}
  | ({kind: 'found'} & Found);

/** How long a reader may pause while typing before the address follows. */
const TYPING_PAUSE = 250;

/** What the address asks for; nonsense in it falls back to something legal. */
function readAddress(search: string): {query: string; page: number} {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page') ?? 1);
  return {
    query: (params.get('q') ?? '').trim().slice(0, SEARCH_LIMITS.queryLength),
    page: Number.isInteger(page) && page > 0 && page <= 50 ? page - 1 : 0,
  };
}

/** Results for the address, which follows what is typed. */
export function useSearchPage() {
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const {settings, context} = useSearchContext();
  // The page was rendered without a query; the first render in the browser has to be the same.
  const {query, page} = readAddress(isBrowser ? location.search : '');
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<Answer>({kind: 'waiting'});
  const [attempt, setAttempt] = useState(0);

  const pathOf = useCallback(
    (number: number, asked = query) => {
      const params = new URLSearchParams({q: asked});
      if (number > 0) params.set('page', String(number + 1));
      return asked ? `${location.pathname}?${params}` : location.pathname;
    },
    [location.pathname, query],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (query === '') return;
    const controller = new AbortController();
    setAnswer({kind: 'waiting'});
    fetchResults(settings, {query, page, ...context}, controller.signal).then(
      (found) => setAnswer({kind: 'found', ...found}),
      (cause) => {
        if (controller.signal.aborted) return;
        setAnswer({kind: 'failed', busySeconds: busySeconds(cause)});
      },
    );
    return () => controller.abort();
  }, [query, page, settings, context, attempt]);

  // Back, forward and shared links fill the box. What the box itself wrote into the address does
  // not: by then the reader may have typed on.
  const written = useRef('');
  useEffect(() => {
    if (written.current === query) return;
    written.current = query;
    setText(query);
  }, [query]);

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const follow = (value: string) => {
    setText(value);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      written.current = value.trim();
      history.replace(pathOf(0, value.trim()));
    }, TYPING_PAUSE);
  };

  // What was typed while the React app was on its way counts.
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed && typed.trim() !== readAddress(location.search).query) follow(typed);
  });
  useEffect(() => takeOver(), []);

  const ask = useCallback(
    (next: string) => {
      clearTimeout(pause.current);
      history.push(pathOf(0, next));
    },
    [history, pathOf],
  );

  return {
    query,
    page,
    perPage: SEARCH_LIMITS.hitsPerPage,
    text,
    answer,
    ask,
    pathOf,
    retry: () => setAttempt((count) => count + 1),
    field,
    type: ({target}: ChangeEvent<HTMLInputElement>) => follow(target.value),
    submit: (event: FormEvent) => {
      event.preventDefault();
      ask(text.trim());
    },
  };
}

export type SearchPageState = ReturnType<typeof useSearchPage>;
