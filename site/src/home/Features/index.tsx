import Link from '@docusaurus/Link';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import Icon from '@site/src/shell/Icon';
import type {ReactNode} from 'react';
import {features, featuresTitle} from '../data/features';
import Stories from '../Stories';
import styles from './styles.module.css';

export default function Features(): ReactNode {
  const text = useLocalized();
  return (
    <section className={styles.features} id="features">
      <h2>{text(featuresTitle)}</h2>
      <Stories />
      <ul>
        {features.map(({id, icon, title, text: body, link, to}) => (
          <li key={id}>
            <Icon name={icon} />
            <h3>{text(title)}</h3>
            <p>{text(body)}</p>
            <Link to={to}>{text(link)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
