import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';
import {type IndexGroup, useFilter} from './useFilter';

/** Every name of a reference page as a list, with a filter where scripts can run. */
export default function ReferenceIndex({groups}: {groups: IndexGroup[]}): ReactNode {
  const {input, read, query, shown, count} = useFilter(groups);
  const id = useId();
  const search = useBaseUrl('/search/');
  return (
    <nav
      className={styles.index}
      aria-label={translate({
        id: 'referenceIndex.label',
        message: '索引',
        description: 'Name of the list of APIs or keys at the top of a reference page',
      })}
    >
      <div className={styles.filter}>
        <label htmlFor={id}>
          <Translate id="referenceIndex.filter" description="Label of the filter above the index">
            筛选
          </Translate>
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          onChange={read}
        />
        <output htmlFor={id}>
          <Translate
            id="referenceIndex.count"
            description="How many entries the filter leaves"
            values={{count}}
          >
            {'{count} 项'}
          </Translate>
        </output>
      </div>
      {count === 0 && (
        <p className={styles.none}>
          <Translate
            id="referenceIndex.none"
            description="The filter leaves nothing; search links to the search page"
            values={{
              search: (
                <a key="search" href={`${search}?q=${encodeURIComponent(query)}`}>
                  <Translate
                    id="referenceIndex.search"
                    description="Link inside referenceIndex.none"
                  >
                    在全部文档里搜索
                  </Translate>
                </a>
              ),
            }}
          >
            {'这一页没有。{search}'}
          </Translate>
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
