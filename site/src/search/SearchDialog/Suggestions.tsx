import Translate from '@docusaurus/Translate';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {searchSuggestions} from '../search-suggestions';
import styles from './Suggestions.module.css';

/** Searches to start with. */
export default function Suggestions({onSuggest}: {onSuggest: (query: string) => void}): ReactNode {
  const text = useLocalized();
  return (
    <>
      <p>
        <Translate id="search.none.try" description="Above suggestions where nothing is shown yet">
          试试搜索
        </Translate>
      </p>
      <ul className={styles.suggestions}>
        {text(searchSuggestions).map((suggestion) => (
          <li key={suggestion}>
            <button type="button" onClick={() => onSuggest(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
