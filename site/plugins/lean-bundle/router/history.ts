/** A place on the site, in the shape that the framework's router gives it. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

export type Action = 'PUSH' | 'REPLACE' | 'POP';
/** An address, or the parts of one; a missing path is the current one. */
export type Target = string | Partial<Location>;
type Listener = (location: Location, action: Action) => void;
/** May keep the visitor where they are by answering false. */
type Guard = (location: Location, action: Action) => unknown;

/** What the browser keeps with each entry. */
interface Entry {
  /** Counts entries, so that a step that was refused can be taken back. */
  index: number;
  state: unknown;
}

const prefixed = (mark: string, text = '') =>
  text === '' || text === mark ? '' : text.startsWith(mark) ? text : mark + text;

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Where a target leads, seen from a place. */
export function resolveTarget(target: Target, from: Pick<Location, 'pathname'>): Location {
  const [, path = '', query, fragment] =
    typeof target === 'string' ? (/^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? []) : [];
  const {
    pathname = path,
    search = query,
    hash = fragment,
    state,
  } = typeof target === 'string' ? ({} as Partial<Location>) : target;
  const isRelative = !pathname.startsWith('/');
  const absolute = isRelative ? new URL(pathname, `http://_${from.pathname}`).pathname : pathname;
  return {
    pathname: decoded(absolute),
    search: prefixed('?', search),
    hash: prefixed('#', hash),
    state,
  };
}

export const addressOf = ({pathname, search, hash}: Location) => pathname + search + hash;

/** Where the visitor is and where they go, as the framework asks for it. */
export function createBrowserHistory() {
  const {history: entries, location: address} = window;
  const listeners = new Set<Listener>();
  let guard: Guard | undefined;
  let isTakingBack = false;

  const entryOf = (value: Entry | null): Partial<Entry> => value ?? {};
  const here = (): Location => ({
    pathname: decoded(address.pathname),
    search: address.search,
    hash: address.hash,
    state: entryOf(entries.state).state,
  });
  const {index: first = 0, state: firstState} = entryOf(entries.state);
  let index = first;
  // Marked, so that coming back to it is known to be a step back.
  entries.replaceState({index, state: firstState} satisfies Entry, '');

  const isRefused = (location: Location, action: Action) => guard?.(location, action) === false;

  function arrive(location: Location, action: Action): void {
    Object.assign(history, {location, action});
    for (const listener of [...listeners]) listener(location, action);
  }

  function go(action: 'PUSH' | 'REPLACE', target: Target, state?: unknown): void {
    const resolved = resolveTarget(target, history.location);
    const location = {...resolved, state: state ?? resolved.state};
    if (isRefused(location, action)) return;
    if (action === 'PUSH') index += 1;
    const entry: Entry = {index, state: location.state};
    if (action === 'PUSH') entries.pushState(entry, '', addressOf(location));
    else entries.replaceState(entry, '', addressOf(location));
    arrive(location, action);
  }

  window.addEventListener('popstate', () => {
    if (isTakingBack) {
      isTakingBack = false;
      return;
    }
    const location = here();
    // The browser makes entries of its own for links within a page.
    const {index: next = index + 1, state} = entryOf(entries.state);
    if (isRefused(location, 'POP')) {
      isTakingBack = next !== index;
      if (isTakingBack) entries.go(index - next);
      return;
    }
    index = next;
    entries.replaceState({index, state} satisfies Entry, '');
    arrive(location, 'POP');
  });

  const history = {
    location: here(),
    action: 'POP' as Action,
    push: (target: Target, state?: unknown) => go('PUSH', target, state),
    replace: (target: Target, state?: unknown) => go('REPLACE', target, state),
    go: (steps: number) => entries.go(steps),
    goBack: () => entries.back(),
    goForward: () => entries.forward(),
    createHref: addressOf,
    listen(listener: Listener): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** One guard at a time, as the framework expects. */
    block(next: Guard): () => void {
      guard = next;
      return () => {
        if (guard === next) guard = undefined;
      };
    },
  };
  return history;
}

export type BrowserHistory = ReturnType<typeof createBrowserHistory>;
