import {useEffect, useState} from 'react';
import {copyText} from '../clipboard';

/** Copies to the clipboard and remembers it for a moment. */
export function useCopy(text: string) {
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () => {
    copyText(text).then(
      () => setCopied(true),
      // Without permission the reader can still select the text.
      () => setCopied(false),
    );
  };
  return {isCopied, copy};
}
