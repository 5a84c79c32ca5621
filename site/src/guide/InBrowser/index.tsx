import type {GuideBrowser} from '@scriptcat/content/kinds/browser-words';
import texts from '@scriptcat/content/texts/guide/browser-words';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {for: GuideBrowser; children: ReactNode};

/** What concerns one browser only; without scripts everybody sees it. */
export default function InBrowser({for: browser, children}: Props) {
  return (
    <div className={styles.part} data-for={browser} data-label={texts.texts.browsers[browser]}>
      {children}
    </div>
  );
}
