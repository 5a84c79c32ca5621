import {useEffect, useState} from 'react';
import type {Preparation} from './prepare';

/** Only the state of the text that stands there counts. */
const pauseMs = 150;
const deadlineMs = 5000;

/** Makes a script ready in a worker; undefined while that is under way or there is none. */
export function usePreparation(code: string | undefined): Preparation | undefined {
  const [latest, setLatest] = useState<{code: string; result: Preparation}>();

  useEffect(() => {
    if (code === undefined) return;
    let worker: Worker | undefined;
    const finish = (result: Preparation) => {
      worker?.terminate();
      clearTimeout(deadline);
      setLatest({code, result});
    };
    const pause = setTimeout(() => {
      worker = new Worker(new URL('./prepare.worker.ts', import.meta.url));
      worker.addEventListener('message', ({data}: MessageEvent<Preparation>) => finish(data));
      worker.addEventListener('error', () => finish({ok: false, problem: 'too-slow'}));
      worker.postMessage(code);
    }, pauseMs);
    const deadline = setTimeout(finish, deadlineMs, {ok: false, problem: 'too-slow'});
    return () => {
      clearTimeout(pause);
      clearTimeout(deadline);
      worker?.terminate();
    };
  }, [code]);

  return latest && latest.code === code ? latest.result : undefined;
}
