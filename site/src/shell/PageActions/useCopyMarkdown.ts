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
  // The outcome belongs to the page it was copied from; another page starts afresh.
  const [last, setLast] = useState<{address: string; state: State}>();
  const state = last?.address === address ? last.state : 'idle';

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setLast(undefined), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () => {
    copyText(fetchText(address)).then(
      () => setLast({address, state: 'copied'}),
      () => setLast({address, state: 'failed'}),
    );
  };
  return {state, copy};
}
