import Interpolate from '@docusaurus/Interpolate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/reference/index';
import {fillCount} from '@scriptcat/contract';
import {useId} from 'react';
import styles from './styles.module.css';
import {type IndexGroup, useFilter} from './useFilter';

/** Every name of a reference page as a list, with a filter where scripts can run. */
export default function ReferenceIndex({groups}: {groups: IndexGroup[]}) {
  const {input, read, query, shown, count} = useFilter(groups);
  const id = useId();
  const search = useBaseUrl('/search/');
  return (
    <nav className={styles.index} aria-label={texts.label}>
      <div className={styles.filter} data-markdown="skip">
        <label htmlFor={id}>{texts.filter}</label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          onChange={read}
        />
        <output htmlFor={id}>{fillCount(texts.count, count, language)}</output>
      </div>
      {count === 0 && (
        <p className={styles.none}>
          <Interpolate
            values={{
              search: (
                <a key="search" href={`${search}?q=${encodeURIComponent(query)}`}>
                  {texts.search}
                </a>
              ),
            }}
          >
            {texts.none}
          </Interpolate>
        </p>
      )}
      <div className={styles.groups}>
        {shown.map(({title, entries}) => (
          <section className={styles.group} key={title}>
            <p className={styles.title}>{title}</p>
            <ul>
              {entries.map(({name, anchor, summary}) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>
                    <code>{name}</code>
                  </a>{' '}
                  <span>{summary}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
