import Link from '@docusaurus/Link';
import samples from '@generated/home-samples/default/all.json';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import {scenarios, scenariosTitle} from '../data/scenarios';
import styles from './styles.module.css';

const fileName = (sample: string) => sample.replace(/^.*\//, '');

export default function Scenarios(): ReactNode {
  const text = useLocalized();
  return (
    <section className={styles.scenarios} id="scenarios">
      <h2>{text(scenariosTitle)}</h2>
      <div className={styles.cards}>
        {scenarios.map(({id, title, points, sample, sampleNote, link}) => (
          <article key={id} className={styles.card} data-scenario={id}>
            <h3>{text(title)}</h3>
            <ul>
              {points.map((point) => (
                <li key={point.en}>{text(point)}</li>
              ))}
            </ul>
            <p>{text(sampleNote)}</p>
            <figure className={styles.code}>
              <figcaption>{fileName(sample)}</figcaption>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
              <pre tabIndex={0}>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, highlighted at build time */}
                <code dangerouslySetInnerHTML={{__html: samples[sample] ?? ''}} />
              </pre>
            </figure>
            <Link to={link.to}>{text(link.label)}</Link>
          </article>
        ))}
      </div>
    </section>
  );
}
