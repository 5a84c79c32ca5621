import comparison from '@scriptcat/content/texts/home/comparison';
import {managers} from './managers';
import styles from './styles.module.css';

/** Rows in which all three do the same are shown on request. */
export default function ComparisonTable() {
  const {texts, rows} = comparison;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.subject}</th>
          {managers.map((name) => (
            <th key={name} scope="col" data-manager={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.id}
            data-same={managers.every((name) => row[name].verdict === 'yes') || undefined}
          >
            <th scope="row">{row.subject}</th>
            {managers.map((name) => (
              <td key={name} data-manager={name} data-verdict={row[name].verdict}>
                <b>{texts.verdicts[row[name].verdict]}</b>
                {row.notes[name] && <span>{row.notes[name]}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
