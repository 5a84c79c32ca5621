import {useState} from 'react';

const mostLines = 24;

/** Long examples start folded; `undefined` means there is nothing to fold. */
export function useFold(source: string) {
  const isLong = source.split('\n').length > mostLines;
  const [isOpen, setOpen] = useState(false);
  return {isFolded: isLong ? !isOpen : undefined, toggle: () => setOpen(!isOpen)};
}
