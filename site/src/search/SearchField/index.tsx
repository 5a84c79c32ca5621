import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';

/** A plain form that leads to the search page; it needs no JavaScript. */
export default function SearchField(): ReactNode {
  const id = useId();
  return (
    <form className={styles.search} action={useBaseUrl('/search/')}>
      <label htmlFor={id}>
        <Translate id="searchField.label" description="Label of a plain search field">
          在文档中搜索
        </Translate>
      </label>
      <div>
        <input id={id} name="q" type="search" maxLength={64} required />
        <button className="button button--primary" type="submit">
          <Translate id="searchField.submit" description="Button of a plain search field">
            搜索
          </Translate>
        </button>
      </div>
    </form>
  );
}
