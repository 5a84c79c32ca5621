import Link from '@docusaurus/Link';
import type {ShownHit} from '@scriptcat/search/client';
import Highlighted from '../SearchDialog/Highlighted';
import styles from './Hit.module.css';

export default function Hit({hit}: {hit: ShownHit}) {
  return (
    <li className={styles.hit}>
      <p className={styles.trail}>{[hit.group, ...hit.trail].join(' › ')}</p>
      <h2 className={styles.hitTitle}>
        <Link to={hit.url} data-noBrokenLinkCheck>
          <Highlighted parts={hit.title} />
        </Link>
      </h2>
      {hit.snippet.length > 0 && (
        <p className={styles.snippet}>
          <Highlighted parts={hit.snippet} />
        </p>
      )}
    </li>
  );
}
