import {languageTags} from '@scriptcat/contract';
import {useCallback, useEffect, useState} from 'react';
import {isRefused, refuse} from '../choice';
import {docsStoreOf} from '../docs-store';
import {readCaches} from '../names';
import {isSupported, registerWorker, removeEverything, reportRead} from '../worker-registration';

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
      await Promise.all(languageTags.map((language) => docsStoreOf(language).remove()));
      await removeEverything();
    }
    await look();
  };
  return {isKept, count, keep};
}
