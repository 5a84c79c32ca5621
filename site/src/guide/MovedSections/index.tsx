import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import movedAnchors from '@scriptcat/content/guide/moved-anchors';
import texts from '@scriptcat/content/texts/guide/moved-sections';
import {useEffect} from 'react';
import styles from './styles.module.css';

/** Stands behind the list and follows the link of the old anchor that the page was opened with. */
const followLink =
  '(function(list,item){if(list.contains(item))location.replace(item.firstChild.href)})' +
  '(document.currentScript.previousElementSibling,document.getElementById(location.hash.slice(1)))';

/**
 * Redirects old anchors of a page: by an inline script on load, by the router later, and as a list
 * of links without scripts.
 */
export default function MovedSections({page}: {page: string}) {
  const moved = movedAnchors[page] ?? {};
  const base = useBaseUrl('/');
  const {collectAnchor} = useBrokenLinks();
  for (const anchor of Object.keys(moved)) collectAnchor(anchor);

  const {hash} = useLocation();
  const {replace} = useHistory();
  useEffect(() => {
    const target = movedAnchors[page]?.[hash.slice(1)];
    if (target) replace(base + target.slice(1));
  }, [page, hash, base, replace]);

  return (
    <aside className={styles.moved} data-markdown="skip" data-search="off">
      <p>{texts.title}</p>
      <ul>
        {Object.entries(moved).map(([anchor, target]) => (
          <li key={anchor} id={anchor}>
            <Link to={target}>#{anchor}</Link>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; allowed by its hash */}
      <script dangerouslySetInnerHTML={{__html: followLink}} />
    </aside>
  );
}
