import Link from '@docusaurus/Link';
import samples from '@generated/home-samples/default/all.json';
import scenarios from '@scriptcat/content/texts/home/scenarios';
import CodeBlock from '@site/src/reference/CodeBlock';
import Result from '../Results';
import styles from './styles.module.css';
import Uses from './Uses';

const fileName = (sample: string) => sample.replace(/^.*\//, '');

/** What people do with it: two uses with their code, and four more. */
export default function Scenarios() {
  return (
    <section className={styles.scenarios} id="scenarios">
      <h2>{scenarios.texts.title}</h2>
      <div className={styles.cards}>
        {scenarios.rows.map(({id, picture, title, points, sample, sampleNote, link, to}) => (
          <article key={id} className={styles.card} data-scenario={id}>
            <Result name={picture} />
            <h3>{title}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p>{sampleNote}</p>
            <CodeBlock
              {...samples[sample]}
              title={fileName(sample)}
              metastring={`sample="${sample}"`}
            />
            <Link to={to}>{link}</Link>
          </article>
        ))}
      </div>
      <Uses />
    </section>
  );
}
