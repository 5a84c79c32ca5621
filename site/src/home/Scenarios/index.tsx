import scenarios from '@scriptcat/content/texts/home/scenarios';
import Card from './Card';
import styles from './styles.module.css';

/** Six scripts at work, each in a drawing that its switch changes. */
export default function Scenarios() {
  const {title, lead} = scenarios.texts;
  return (
    <section className={styles.scenarios} id="scenarios">
      <h2>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.cards}>
        {scenarios.rows.map((row) => (
          <Card key={row.id} {...row} />
        ))}
      </ul>
    </section>
  );
}
