import useBaseUrl from '@docusaurus/useBaseUrl';
import language from '@scriptcat/content/texts/language';
import {fillCount, type PluralForms} from '@scriptcat/contract';
import {useCallback, useEffect, useId, useRef, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  texts: {filter: string; search: string; count: PluralForms};
  /** Hides what doesn't match in the document, and returns how much is left. */
  narrow: (form: HTMLFormElement, query: string) => number;
}

/** Narrows a list on the page. Without scripts, it searches the documentation. */
export default function FilterField({texts, narrow}: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState<number>();
  const read = useCallback(() => {
    if (!form.current) return;
    const query = String(new FormData(form.current).get('q')).trim();
    const left = narrow(form.current, query);
    setCount(query ? left : undefined);
  }, [narrow]);
  // Includes text typed before hydration.
  useEffect(read, [read]);
  return (
    <form ref={form} className={styles.filter} action={useBaseUrl('/search/')} data-markdown="skip">
      <label htmlFor={id}>{texts.filter}</label>
      <input
        id={id}
        className={styles.input}
        name="q"
        type="search"
        maxLength={64}
        autoComplete="off"
        onChange={read}
      />
      <button className={styles.search} type="submit">
        {texts.search}
      </button>
      <output htmlFor={id}>{count !== undefined && fillCount(texts.count, count, language)}</output>
    </form>
  );
}
