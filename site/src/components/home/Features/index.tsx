import Link from '@docusaurus/Link';
import {features, featuresTitle} from '@site/src/data/home/features';
import {useLocalized} from '@site/src/hooks/useLocale';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Features(): ReactNode {
  const text = useLocalized();
  return (
    <section className={styles.features} id="features">
      <h2>{text(featuresTitle)}</h2>
      <ul>
        {features.map(({id, title, text: body, link, to}) => (
          <li key={id}>
            <h3>{text(title)}</h3>
            <p>{text(body)}</p>
            <Link to={to}>{text(link)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
