import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type DoctorTree, doctor} from '@site/src/data/doctor';
import {useEffect, useRef} from 'react';
import {anchorOf, nodeFromHash, readingOrder} from './walk';

const order = readingOrder(doctor);

/**
 * Which card is shown. The fragment of the address is the state: it works as a plain anchor
 * before and without scripts, goes back with the browser, and can be pasted anywhere.
 */
export function useDoctor(tree: DoctorTree = doctor) {
  const {hash} = useLocation();
  const isBrowser = useIsBrowser();
  const named = nodeFromHash(tree, hash);
  const current = (isBrowser && named) || tree.start;

  const brokenLinks = useBrokenLinks();
  for (const id of order) brokenLinks.collectAnchor(anchorOf(id));

  const last = useRef(current);
  useEffect(() => {
    if (last.current === current) return;
    last.current = current;
    // The link that was followed is hidden now, so focus goes on to what it opened. A change of
    // the address that leaves the doctor does not come here, unless it falls back to the start.
    if (named) document.getElementById(anchorOf(current))?.focus();
  }, [current, named]);

  return {order, current, isReady: isBrowser};
}
