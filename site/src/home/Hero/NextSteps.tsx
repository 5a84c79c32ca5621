import Link from '@docusaurus/Link';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {hero} from '../data/hero';
import styles from './NextSteps.module.css';

/** For visitors who have the extension already. */
export default function NextSteps(): ReactNode {
  const text = useLocalized();
  const [first, ...others] = hero.installed.steps;
  return (
    <>
      <p className={styles.title}>{text(hero.installed.title)}</p>
      <Link className={styles.first} to={first.to}>
        {text(first.label)}
      </Link>
      <ul className={styles.others}>
        {others.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{text(label)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
