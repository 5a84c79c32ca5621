import Link from '@docusaurus/Link';
import tree from '@scriptcat/content/texts/help/troubleshooter';
import Inline from './Inline';
import styles from './styles.module.css';

/** An ending: what to do, why, and where to read more. */
export default function EndCard({id}: {id: string}) {
  const ending = tree.texts.endings[id];
  if (!ending) return null;
  return (
    <>
      <ol className={styles.steps}>
        {ending.steps.map((step) => (
          <li key={step}>
            <Inline text={step} />
          </li>
        ))}
      </ol>
      <p className={styles.why}>
        <Inline text={ending.why} />
      </p>
      <ul className={styles.links}>
        {tree.endings[id]?.map((to, index) => (
          <li key={to}>
            <Link to={to}>{ending.links[index]}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
