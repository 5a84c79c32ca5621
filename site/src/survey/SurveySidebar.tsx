import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import ReinstallLinks from './ReinstallLinks';
import styles from './SurveySidebar.module.css';
import {helpLinks} from './survey-help';

export default function SurveySidebar(): ReactNode {
  const text = useLocalized();
  return (
    <aside className={styles.sidebar}>
      <section>
        <h2>
          <Translate id="uninstall.reinstall" description="Survey sidebar: heading of the stores">
            改变主意了？
          </Translate>
        </h2>
        <ReinstallLinks />
      </section>
      <section>
        <h2>
          <Translate id="uninstall.help" description="Survey sidebar: heading of the help links">
            也许能帮上忙
          </Translate>
        </h2>
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
