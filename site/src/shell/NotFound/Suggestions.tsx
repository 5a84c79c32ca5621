import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useState} from 'react';
import {suggestionsFor} from './nearest-pages';
import styles from './styles.module.css';

/** Pages that a wrong address may have meant; before React they are filled in by early.ts. */
export default function Suggestions(): ReactNode {
  const {pathname} = useLocation();
  const [markup, setMarkup] = useState('');
  useEffect(() => setMarkup(suggestionsFor(pathname)), [pathname]);
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
