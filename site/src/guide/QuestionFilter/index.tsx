import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@scriptcat/content/texts/help/questions';
import language from '@scriptcat/content/texts/language';
import {fillCount} from '@scriptcat/contract';
import {useCallback, useEffect, useId, useRef, useState} from 'react';
import {narrow} from './narrow';
import styles from './styles.module.css';

/** Narrows the questions below it on the page. Without it, all of them are there. */
export default function QuestionFilter() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState<number>();
  const read = useCallback(() => {
    if (form.current) setCount(narrow(form.current, input.current?.value ?? ''));
  }, []);
  // Includes text typed before hydration.
  useEffect(read, [read]);
  return (
    <form ref={form} className={styles.filter} action={useBaseUrl('/search/')} data-markdown="skip">
      <label htmlFor={id}>{texts.filter}</label>
      <input
        ref={input}
        id={id}
        name="q"
        type="search"
        maxLength={64}
        autoComplete="off"
        onChange={read}
      />
      <button className="button button--secondary" type="submit">
        {texts.search}
      </button>
      <output htmlFor={id}>{count !== undefined && fillCount(texts.count, count, language)}</output>
    </form>
  );
}
