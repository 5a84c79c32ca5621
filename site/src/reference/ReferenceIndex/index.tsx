import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';
import {type IndexGroup, useFilter} from './useFilter';

/** Every name of a reference page as a list, with a filter where scripts can run. */
export default function ReferenceIndex({groups}: {groups: IndexGroup[]}): ReactNode {
  const {input, read, shown, count} = useFilter(groups);
  const id = useId();
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
