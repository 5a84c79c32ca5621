import {useEffect, useState} from 'react';

type State = 'idle' | 'copied' | 'failed';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** Fetches the Markdown twin of a page and puts it on the clipboard. */
export function useCopyMarkdown(address: string) {
  const [state, setState] = useState<State>('idle');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page starts afresh
  useEffect(() => setState('idle'), [address]);

  const copy = () => {
    fetchText(address)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => setState('copied'),
        () => setState('failed'),
      );
  };
  return {state, copy};
}
