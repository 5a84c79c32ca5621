import {useEffect, useState} from 'react';
import {copyText} from '../clipboard';

type State = 'idle' | 'copied' | 'failed';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** Fetches the Markdown copy of a page and puts it on the clipboard. */
export function useCopyMarkdown(address: string) {
  const [state, setState] = useState<State>('idle');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page starts afresh
  useEffect(() => setState('idle'), [address]);

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () => {
    copyText(fetchText(address)).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return {state, copy};
}
