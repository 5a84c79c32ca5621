import Link from '@docusaurus/Link';
import comparison from '@scriptcat/content/texts/home/comparison';
import identity from '@scriptcat/content/texts/site/identity';
import {fill} from '@scriptcat/contract';
import {managers} from './managers';
import styles from './styles.module.css';

/** Where each cell of the table comes from, and from which day. */
export default function Sources() {
  const {texts, rows} = comparison;
  return (
    <details className={styles.sources}>
      <summary>{fill(texts.sources, {count: rows.length * managers.length})}</summary>
      <p>
        {texts.note} <Link href={`${identity.docsRepository}/issues`}>{texts.tellUs}</Link>
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            {row.subject}
            {managers.map((name) => (
              <a key={name} href={row[name].source} rel="noopener noreferrer">
                {name} <time>{row[name].date}</time>
              </a>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
