import Link from '@docusaurus/Link';
import words from '@scriptcat/content/home/hero';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './NextSteps.module.css';

/** For visitors who have the extension already. */
export default function NextSteps(): ReactNode {
  const {installed} = words[useLanguage()];
  return (
    <>
      <p className={styles.title}>{installed.title}</p>
      <Link className={styles.first} to="/docs/use/use/">
        {installed.firstScript}
      </Link>
      <ul className={styles.others}>
        <li>
          <Link to="/docs/change/">{installed.changes}</Link>
        </li>
        <li>
          <Link to="/docs/dev/">{installed.write}</Link>
        </li>
      </ul>
    </>
  );
}
