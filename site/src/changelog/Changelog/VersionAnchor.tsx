import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {anchorsOf} from '../releases';
import styles from './ReleaseEntry.module.css';

/** A version that has an address but no entry of its own. */
export default function VersionAnchor({version}: {version: string}) {
  const [bare, prefixed] = anchorsOf(version);
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(bare);
  collectAnchor(prefixed);
  return (
    <>
      {' '}
      <span className={styles.tag} id={bare}>
        <span id={prefixed}>{version}</span>
      </span>
    </>
  );
}
