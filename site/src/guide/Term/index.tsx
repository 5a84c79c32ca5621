import Link from '@docusaurus/Link';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

type Props = {id: string; tip: string; children: ReactNode};

/** A word of the glossary: explained while the pointer or the focus is on it, and a link to it. */
export default function Term({id, tip, children}: Props) {
  const tipId = useId();
  return (
    <span className={styles.term}>
      <Link to={`/docs/use/glossary/#${id}`} aria-describedby={tipId}>
        {children}
      </Link>
      <span id={tipId} role="tooltip" className={styles.tip} data-markdown="skip" data-search="off">
        {tip}
      </span>
    </span>
  );
}
