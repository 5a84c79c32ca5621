import Link from '@docusaurus/Link';
import comparison from '@scriptcat/content/texts/home/comparison';
import styles from './styles.module.css';

const managers = ['ScriptCat', 'Tampermonkey', 'Violentmonkey'] as const;

export default function Comparison() {
  const texts = comparison.texts;
  return (
    <section className={styles.comparison} id="comparison">
      <div className={styles.inner}>
        <h2>{texts.title}</h2>
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
            {comparison.rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.subject}</th>
                {managers.map((name) => {
                  const {verdict, source, date} = row[name];
                  const note = row.notes[name];
                  return (
                    <td key={name} data-manager={name} data-verdict={verdict}>
                      <b>{texts.verdicts[verdict]}</b>
                      {note && <span>{note}</span>}
                      <a href={source} rel="noopener noreferrer">
                        {texts.source} <time>{date}</time>
                      </a>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.move}>
          <Link to="/docs/use/from-other/">{texts.moving}</Link>
        </p>
        <p className={styles.note}>{texts.note}</p>
      </div>
    </section>
  );
}
