import {SEARCH_LIMITS} from '@scriptcat/contract';
import {addStored, parseStored, removeStored, type StoredSearch} from '@scriptcat/search/client';
import {useCallback, useMemo, useState} from 'react';

interface Stored {
  recent: StoredSearch[];
  favourites: StoredSearch[];
}

// Storage may be blocked or full; searching goes on without a memory then.
function read(key: string): StoredSearch[] {
  try {
    return parseStored(localStorage.getItem(key));
  } catch {
    return [];
  }
}

function write(key: string, list: readonly StoredSearch[]) {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {}
}

const recentLimit = (favourites: readonly StoredSearch[]) =>
  favourites.length > 0 ? SEARCH_LIMITS.recentWithFavourites : SEARCH_LIMITS.recent;

/** The pages the reader went to from the dialog, and those they starred, kept in the browser. */
export function useStoredSearches(index: string) {
  const recentKey = `__DOCSEARCH_RECENT_SEARCHES__${index}`;
  const favouriteKey = `__DOCSEARCH_FAVORITE_SEARCHES__${index}`;
  const [stored, setStored] = useState<Stored>(() => ({
    recent: read(recentKey),
    favourites: read(favouriteKey),
  }));

  const change = useCallback(
    (next: (stored: Stored) => Stored) => {
      const {recent, favourites} = next({recent: read(recentKey), favourites: read(favouriteKey)});
      const kept = {
        recent: recent.slice(0, recentLimit(favourites)),
        favourites: favourites.slice(0, SEARCH_LIMITS.favourites),
      };
      write(recentKey, kept.recent);
      write(favouriteKey, kept.favourites);
      setStored(kept);
    },
    [recentKey, favouriteKey],
  );

  return useMemo(
    () => ({
      recent: stored.recent.slice(0, recentLimit(stored.favourites)),
      favourites: stored.favourites.slice(0, SEARCH_LIMITS.favourites),
      /** Notes a visited page, unless it is a favourite already. */
      remember: (entry: StoredSearch) =>
        change(({recent, favourites}) => {
          const isFavourite = favourites.some(({objectID}) => objectID === entry.objectID);
          return {
            recent: isFavourite ? recent : addStored(recent, entry, SEARCH_LIMITS.recent),
            favourites,
          };
        }),
      star: (entry: StoredSearch) =>
        change(({recent, favourites}) => ({
          recent: removeStored(recent, entry.objectID),
          favourites: addStored(favourites, entry, SEARCH_LIMITS.favourites),
        })),
      forget: (entry: StoredSearch) =>
        change(({recent, favourites}) => ({
          recent: removeStored(recent, entry.objectID),
          favourites: removeStored(favourites, entry.objectID),
        })),
    }),
    [stored, change],
  );
}
