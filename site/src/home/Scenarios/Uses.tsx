import Link from '@docusaurus/Link';
import uses from '@scriptcat/content/home/uses';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import Result from '../Results';
import styles from './Uses.module.css';

/** Smaller uses; each has a script to try without installing anything. */
export default function Uses(): ReactNode {
  const text = useLocalized();
  const tryLabel = text(uses.texts).try;
  return (
    <ul className={styles.uses}>
      {uses.rows.map(({id, title, text: body, sample}) => (
        <li key={id}>
          <Result name={id} />
          <h3>{text(title)}</h3>
          <p>{text(body)}</p>
          <Link
            to={`/docs/dev/tools/playground/?sample=${encodeURIComponent(sample)}`}
            aria-label={`${tryLabel}: ${text(title)}`}
          >
            {tryLabel}
          </Link>
        </li>
      ))}
    </ul>
  );
}
