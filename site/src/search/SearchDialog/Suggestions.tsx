import words from '@scriptcat/content/search/dialog';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './Suggestions.module.css';

/** Searches to start with. */
export default function Suggestions({onSuggest}: {onSuggest: (query: string) => void}): ReactNode {
  const texts = words[useLanguage()];
  return (
    <>
      <p>{texts.start.try}</p>
      <ul className={styles.suggestions}>
        {texts.suggestions.map((suggestion) => (
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
