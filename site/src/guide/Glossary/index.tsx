import useBrokenLinks from '@docusaurus/useBrokenLinks';
import glossary from '@scriptcat/content/texts/guide/glossary';
import styles from './styles.module.css';

/** The words of the guide with their meanings, each under its own anchor. */
export default function Glossary() {
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of glossary.rows) collectAnchor(id);
  return (
    <dl className={styles.glossary}>
      {glossary.rows.map(({id, name, label, meaning}) => (
        <div key={id} id={id}>
          <dt>
            {name}
            {label && (
              <span className={styles.label}>
                {glossary.texts.inInterface}
                <strong>{label}</strong>
              </span>
            )}
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
