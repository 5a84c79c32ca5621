import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import tree from '@scriptcat/content/help/troubleshooter';
import {useEffect, useRef} from 'react';
import {anchorOf, cardFromHash, readingOrder, startOf} from './walk';

const start = startOf(tree);
const order = readingOrder(tree);

/**
 * Which card is shown. The fragment of the address is the state: it works as a plain anchor
 * before and without scripts, goes back with the browser, and can be pasted anywhere.
 */
export function useDoctor() {
  const {hash} = useLocation();
  const isBrowser = useIsBrowser();
  const named = cardFromHash(tree, hash);
  const current = (isBrowser && named) || start;

  const brokenLinks = useBrokenLinks();
  for (const id of order) brokenLinks.collectAnchor(anchorOf(id));

  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!isBrowser || last.current === current) return;
    const isFirst = last.current === null;
    last.current = current;
    // The link that was followed is hidden now, so focus goes on to what it opened. A page that
    // opens at an ending, or an address that names something else, leaves focus alone.
    if (named && !isFirst) document.getElementById(anchorOf(current))?.focus();
  }, [current, named, isBrowser]);

  return {start, order, current, isReady: isBrowser};
}
