import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@scriptcat/content/texts/search/field';
import {useId} from 'react';
import styles from './styles.module.css';

/** A plain form that leads to the search page; it needs no JavaScript. */
export default function SearchField() {
  const id = useId();
  return (
    <form className={styles.search} action={useBaseUrl('/search/')}>
      <label htmlFor={id}>{texts.label}</label>
      <div>
        <input id={id} name="q" type="search" maxLength={64} required />
        <button className="button button--primary" type="submit">
          {texts.submit}
        </button>
      </div>
    </form>
  );
}
