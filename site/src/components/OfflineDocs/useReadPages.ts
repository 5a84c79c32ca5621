import {locales} from '@scriptcat/contract';
import {isRefused, refuse} from '@site/src/offline/choice';
import {docsStoreOf} from '@site/src/offline/docs-store';
import {readCaches} from '@site/src/offline/names';
import {
  isSupported,
  registerWorker,
  removeEverything,
  reportRead,
} from '@site/src/offline/worker-registration';
import {useCallback, useEffect, useState} from 'react';

async function countPages(): Promise<number> {
  if (!(await caches.has(readCaches.pages))) return 0;
  const cache = await caches.open(readCaches.pages);
  return (await cache.keys()).length;
}

/** Whether read pages are kept, how many there are, and a switch. */
export function useReadPages() {
  const [isKept, setKept] = useState(true);
  const [count, setCount] = useState<number>();

  const look = useCallback(async () => {
    setKept(!isRefused());
    setCount(await countPages());
  }, []);

  useEffect(() => {
    if (isSupported()) look();
  }, [look]);

  const keep = async (isWanted: boolean) => {
    setKept(isWanted);
    refuse(!isWanted);
    if (isWanted) {
      await registerWorker().then(reportRead, () => {});
    } else {
      await Promise.all(locales.map((locale) => docsStoreOf(locale).remove()));
      await removeEverything();
    }
    await look();
  };
  return {isKept, count, keep};
}
