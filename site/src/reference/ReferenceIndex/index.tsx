import Interpolate from '@docusaurus/Interpolate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/reference/index';
import {fillCount} from '@scriptcat/contract';
import {type ReactNode, useId} from 'react';
import styles from './styles.module.css';
import {leadOn, useEntryAnchor} from './useEntryAnchor';
import {useFilter} from './useFilter';

/** Every entry of an overview by group, with a filter where scripts can run. */
export default function ReferenceIndex({children}: {children: ReactNode}) {
  const {list, input, read, found} = useFilter();
  const id = useId();
  const search = useBaseUrl('/search/');
  useEntryAnchor();
  return (
    <div className={styles.index} ref={list} data-entries="">
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
        <output htmlFor={id}>{found && fillCount(texts.count, found.count, language)}</output>
      </div>
      {found?.count === 0 && (
        <p>
          <Interpolate
            values={{
              search: (
                <a key="search" href={`${search}?q=${encodeURIComponent(found.query)}`}>
                  {texts.search}
                </a>
              ),
            }}
          >
            {texts.none}
          </Interpolate>
        </p>
      )}
      {children}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; allowed by its hash */}
      <script dangerouslySetInnerHTML={{__html: leadOn}} />
    </div>
  );
}
