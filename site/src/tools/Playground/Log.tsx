import texts from '@scriptcat/content/texts/tools/playground';
import {useEffect, useRef} from 'react';
import styles from './log.module.css';
import type {Session} from './session';

interface Props {
  log: Session['log'];
  isShown: boolean;
}

/** What the script wrote; it stays at its end unless the reader scrolled up. */
export default function Log({log, isShown}: Props) {
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line or the tab moves the end
  useEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({top: list.current.scrollHeight});
  }, [log, isShown]);
  return (
    <ol
      className={styles.log}
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long log is scrolled by keyboard
      tabIndex={0}
      aria-label={texts.log}
      onScroll={({currentTarget: {scrollTop, clientHeight, scrollHeight}}) => {
        isAtEnd.current = scrollTop + clientHeight > scrollHeight - 8;
      }}
    >
      {log.length === 0 && <li>{texts.noLog}</li>}
      {log.map(({id, level, kind, text}) => (
        <li key={id} data-level={level}>
          <span className={styles.level}>{kind ? texts.notes[kind] : texts.levels[level]}</span>{' '}
          {text}
        </li>
      ))}
    </ol>
  );
}
