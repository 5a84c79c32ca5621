import Link from '@docusaurus/Link';
import samples from '@generated/home-samples/default/all.json';
import scenarios from '@scriptcat/content/home/scenarios';
import CodeBlock from '@site/src/reference/CodeBlock';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import Result from '../Results';
import styles from './styles.module.css';
import Uses from './Uses';

const fileName = (sample: string) => sample.replace(/^.*\//, '');

/** What people do with it: two uses with their code, and four more. */
export default function Scenarios(): ReactNode {
  const text = useLocalized();
  return (
    <section className={styles.scenarios} id="scenarios">
      <h2>{text(scenarios.texts).title}</h2>
      <div className={styles.cards}>
        {scenarios.rows.map(({id, picture, title, points, sample, sampleNote, link, to}) => (
          <article key={id} className={styles.card} data-scenario={id}>
            <Result name={picture} />
            <h3>{text(title)}</h3>
            <ul>
              {text(points).map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p>{text(sampleNote)}</p>
            <CodeBlock
              {...samples[sample]}
              title={fileName(sample)}
              metastring={`sample="${sample}"`}
            />
            <Link to={to}>{text(link)}</Link>
          </article>
        ))}
      </div>
      <Uses />
    </section>
  );
}
