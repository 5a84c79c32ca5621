import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@scriptcat/content/texts/reference/gallery';
import {useId} from 'react';
import styles from './styles.module.css';
import {type GallerySample, kinds, useGallery} from './useGallery';

/** Every sample as a card, with a filter where scripts can run. */
export default function SampleGallery({samples}: {samples: GallerySample[]}) {
  const {query, setQuery, kind, setKind, shown} = useGallery(samples);
  const id = useId();
  const base = useBaseUrl('/');
  return (
    <div data-wide="">
      <div className={styles.filter} data-markdown="skip">
        <label htmlFor={id}>{texts.filter}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <select
          aria-label={texts.kind}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
        >
          <option value="">{texts.all}</option>
          {kinds.map((value) => (
            <option key={value} value={value}>
              {texts.kinds[value]}
            </option>
          ))}
        </select>
        <output htmlFor={id}>{shown.length}</output>
      </div>
      <ul className={styles.cards}>
        {shown.map((sample) => (
          <li key={sample.file} className={styles.card}>
            <strong>{sample.name}</strong> <span>{sample.description}</span>{' '}
            <small>
              {texts.kinds[sample.kind]}
              {sample.uses.length > 0 && ` · ${sample.uses.join(' ')}`}
            </small>{' '}
            <span className={styles.links} data-search="off">
              <a href={`${base}samples/${sample.file}`}>{texts.install}</a>{' '}
              {sample.demo && <a href={`${base}demo/${sample.demo}/`}>{texts.demo}</a>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
