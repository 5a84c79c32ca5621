import {useLanguage, useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {badges, badgesNote} from '../data/badges';
import styles from './styles.module.css';

export default function TrustBadges(): ReactNode {
  const locale = useLanguage();
  const text = useLocalized();
  return (
    <section className={styles.trust} id="trust">
      <dl className={styles.badges}>
        {badges.map(({figure, label}) => (
          <div key={label.en}>
            <dt>{text(label)}</dt>
            <dd>{figure(locale)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{text(badgesNote)}</p>
    </section>
  );
}
