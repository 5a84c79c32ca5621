import Link from '@docusaurus/Link';
import {identity} from '@site/src/identity';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {
  contributors,
  contributorsLinks,
  contributorsText,
  contributorsTitle,
} from '../data/contributors';
import styles from './styles.module.css';

export default function Contributors(): ReactNode {
  const text = useLocalized();
  return (
    <section className={styles.contributors} id="contributors">
      <h2>{text(contributorsTitle)}</h2>
      <p>{text(contributorsText)}</p>
      <ul translate="no">
        {contributors.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>
        <Link href={identity.contributorsGraph}>{text(contributorsLinks.graph)}</Link>
        {' · '}
        <Link href={text(identity.contributing)}>{text(contributorsLinks.guide)}</Link>
      </p>
    </section>
  );
}
