import Link from '@docusaurus/Link';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import ReinstallLinks from './ReinstallLinks';
import styles from './SurveySidebar.module.css';
import {helpLinks} from './survey-help';
import {texts} from './texts';

export default function SurveySidebar(): ReactNode {
  const text = useLocalized();
  return (
    <aside className={styles.sidebar}>
      <section>
        <h2>{text(texts.reinstall)}</h2>
        <ReinstallLinks />
      </section>
      <section>
        <h2>{text(texts.help)}</h2>
        <ul className={styles.links}>
          {helpLinks.map(({label, to}) => (
            <li key={to}>
              <Link to={to}>{text(label)}</Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
