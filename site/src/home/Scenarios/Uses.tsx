import Link from '@docusaurus/Link';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {tryLabel, uses} from '../data/uses';
import Result from '../Results';
import styles from './Uses.module.css';

/** Smaller uses; each has a script to try without installing anything. */
export default function Uses(): ReactNode {
  const text = useLocalized();
  return (
    <ul className={styles.uses}>
      {uses.map(({picture, title, text: body, sample}) => (
        <li key={sample}>
          <Result name={picture} />
          <h3>{text(title)}</h3>
          <p>{text(body)}</p>
          <Link
            to={`/docs/dev/tools/playground/?sample=${encodeURIComponent(sample)}`}
            aria-label={`${text(tryLabel)}: ${text(title)}`}
          >
            {text(tryLabel)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
