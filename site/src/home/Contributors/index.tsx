import Link from '@docusaurus/Link';
import contributors from '@scriptcat/content/home/contributors';
import identity from '@scriptcat/content/site/identity';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Contributors(): ReactNode {
  const text = useLocalized();
  const texts = text(contributors.texts);
  return (
    <section className={styles.contributors} id="contributors">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <ul translate="no">
        {contributors.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>
        <Link href={identity.contributorsGraph}>{texts.graph}</Link>
        {' · '}
        <Link href={text(identity.contributing)}>{texts.guide}</Link>
      </p>
    </section>
  );
}
