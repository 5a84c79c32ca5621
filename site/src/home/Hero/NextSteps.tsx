import Link from '@docusaurus/Link';
import texts from '@scriptcat/content/texts/home/hero';
import styles from './NextSteps.module.css';

/** For visitors who have the extension already. */
export default function NextSteps() {
  const {installed} = texts;
  return (
    <>
      <p className={styles.title}>{installed.title}</p>
      <Link className={styles.first} to="/docs/use/script_installation/">
        {installed.firstScript}
      </Link>
      <ul className={styles.others}>
        <li>
          <Link to="/docs/change/">{installed.changes}</Link>
        </li>
        <li>
          <Link to="/docs/use/first-script/">{installed.write}</Link>
        </li>
      </ul>
    </>
  );
}
