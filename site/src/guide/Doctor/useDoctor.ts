import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import tree from '@scriptcat/content/texts/help/troubleshooter';
import {useEffect, useRef} from 'react';
import {anchorOf, cardFromHash, readingOrder, startOf, titleOf} from './walk';

const start = startOf(tree);
const order = readingOrder(tree);

/**
 * The current card. The URL fragment is the state: it works as a plain anchor without scripts, with
 * the back button and in shared links.
 */
export function useDoctor() {
  const {hash} = useLocation();
  const isBrowser = useIsBrowser();
  const named = cardFromHash(tree, hash);
  const current = (isBrowser && named) || start;

  const brokenLinks = useBrokenLinks();
  for (const anchor of order.map(anchorOf)) {
    brokenLinks.collectAnchor(anchor);
    brokenLinks.collectAnchor(titleOf(anchor));
  }

  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!isBrowser || last.current === current) return;
    const isFirst = last.current === null;
    last.current = current;
    // The followed link is hidden now, so focus the card it opened. On page load, or for other
    // fragments, leave focus alone.
    if (named && !isFirst) document.getElementById(anchorOf(current))?.focus();
  }, [current, named, isBrowser]);

  return {start, order, current, isReady: isBrowser};
}
