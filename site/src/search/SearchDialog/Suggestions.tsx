import texts from '@scriptcat/content/texts/search/dialog';
import styles from './Suggestions.module.css';

/** Searches to start with. */
export default function Suggestions({onSuggest}: {onSuggest: (query: string) => void}) {
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
