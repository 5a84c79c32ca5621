import Link from '@docusaurus/Link';
import contributors from '@scriptcat/content/texts/home/contributors';
import identity from '@scriptcat/content/texts/site/identity';
import styles from './styles.module.css';

export default function Contributors() {
  const texts = contributors.texts;
  return (
    <section className={styles.contributors} id="contributors">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <ul translate="no">
        {contributors.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>
        <Link href={identity.contributorsGraph}>{texts.graph}</Link>
        {' · '}
        <Link href={identity.contributing}>{texts.guide}</Link>
      </p>
    </section>
  );
}
