import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {suggestionsFor} from './nearest-pages';
import styles from './styles.module.css';

/** "Did you mean" links; early.ts fills them in before React runs. */
export default function Suggestions() {
  const {pathname} = useLocation();
  const markup = useIsBrowser() ? suggestionsFor(pathname) : '';
  return (
    <div
      className={styles.nearest}
      data-nearest
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: titles of our own pages
      dangerouslySetInnerHTML={{__html: markup}}
    />
  );
}
