import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import tree from '@scriptcat/content/texts/help/troubleshooter';
import CopyButton from '@site/src/shell/CopyButton';
import styles from './ShareLink.module.css';
import {anchorOf} from './walk';

/** The address of an ending, to paste into a support thread. */
export default function ShareLink({id}: {id: string}) {
  const {pathname} = useLocation();
  const {siteConfig} = useDocusaurusContext();
  // The visitor's own host, once it is known.
  const origin = useIsBrowser() ? window.location.origin : siteConfig.url;
  const address = `${origin}${pathname}#${anchorOf(id)}`;
  return (
    <p className={styles.share} data-search="off">
      <span>{tree.texts.share}</span> <code>{address}</code> <CopyButton text={address} />
    </p>
  );
}
