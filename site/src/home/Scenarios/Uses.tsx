import Link from '@docusaurus/Link';
import uses from '@scriptcat/content/texts/home/uses';
import Result from '../Results';
import styles from './Uses.module.css';

/** Smaller uses; each has a script to try without installing anything. */
export default function Uses() {
  const tryLabel = uses.texts.try;
  return (
    <ul className={styles.uses}>
      {uses.rows.map(({id, title, text: body, sample}) => (
        <li key={id}>
          <Result name={id} />
          <h3>{title}</h3>
          <p>{body}</p>
          <Link
            to={`/docs/dev/tools/playground/?sample=${encodeURIComponent(sample)}`}
            aria-label={`${tryLabel}: ${title}`}
          >
            {tryLabel}
          </Link>
        </li>
      ))}
    </ul>
  );
}
