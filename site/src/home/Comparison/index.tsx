import Link from '@docusaurus/Link';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {
  comparison,
  comparisonNote,
  comparisonTitle,
  managers,
  movingLink,
  sourceLabel,
  subjectColumn,
  verdicts,
} from '../data/comparison';
import styles from './styles.module.css';

export default function Comparison(): ReactNode {
  const text = useLocalized();
  return (
    <section className={styles.comparison} id="comparison">
      <div className={styles.inner}>
        <h2>{text(comparisonTitle)}</h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text(subjectColumn)}</th>
              {managers.map((name) => (
                <th key={name} scope="col" data-manager={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.map(({id, subject, cells}) => (
              <tr key={id}>
                <th scope="row">{text(subject)}</th>
                {cells.map(({verdict, note, source}, index) => (
                  <td key={managers[index]} data-manager={managers[index]} data-verdict={verdict}>
                    <b>{text(verdicts[verdict])}</b>
                    {note && <span>{text(note)}</span>}
                    <a href={source.url} rel="noopener noreferrer">
                      {text(sourceLabel)} <time>{source.date}</time>
                    </a>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.move}>
          <Link to="/docs/use/from-other/">{text(movingLink)}</Link>
        </p>
        <p className={styles.note}>{text(comparisonNote)}</p>
      </div>
    </section>
  );
}
