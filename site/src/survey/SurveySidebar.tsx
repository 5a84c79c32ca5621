import Link from '@docusaurus/Link';
import texts from '@scriptcat/content/texts/survey/page';
import ReinstallLinks from './ReinstallLinks';
import styles from './SurveySidebar.module.css';

/** Help that suits everybody. */
const links = [
  ['permission', '/docs/use/open-dev/'],
  ['questions', '/docs/use/QA/'],
  ['moving', '/docs/use/from-other/'],
  ['sync', '/docs/use/sync/'],
] as const;

export default function SurveySidebar() {
  return (
    <aside className={styles.sidebar}>
      <section>
        <h2>{texts.reinstall}</h2>
        <ReinstallLinks />
      </section>
      <section>
        <h2>{texts.help}</h2>
        <ul className={styles.links}>
          {links.map(([name, to]) => (
            <li key={name}>
              <Link to={to}>{texts.links[name]}</Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
