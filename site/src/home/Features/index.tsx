import Link from '@docusaurus/Link';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import {features, featuresTitle} from '../data/features';
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
