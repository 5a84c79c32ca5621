import language from '@scriptcat/content/texts/language';
import texts from '@scriptcat/content/texts/offline/docs';
import {fill} from '@scriptcat/contract';
import {useRef} from 'react';
import {buttonsOf, describeDocs} from './describe-docs';
import styles from './SavedDocs.module.css';
import shared from './styles.module.css';
import {useOfflineDocs} from './useOfflineDocs';

/** Saves, updates and removes the whole documentation in the language of the page. */
export default function SavedDocs() {
  const {state, offer, run} = useOfflineDocs();
  const first = useRef<HTMLButtonElement>(null);
  const progress = state.kind === 'saving' ? state.progress : undefined;
  const [primary, ...others] = buttonsOf(state, texts);
  return (
    <div className={shared.part} data-docs={state.kind}>
      <p className={shared.title}>{texts.savedTitle}</p>
      <p role="status">{describeDocs(state, {texts, language, offer})}</p>
      {state.kind === 'saving' && (
        <p className={styles.progress}>
          <progress
            aria-label={texts.progressLabel}
            max={progress?.total ?? 1}
            value={progress?.done}
          />
          {progress && <span>{fill(texts.progress, {...progress})}</span>}
        </p>
      )}
      <div className={styles.actions}>
        <button
          ref={first}
          className={styles.primary}
          type="button"
          onClick={() => run[primary.action]()}
        >
          {primary.label}
        </button>
        {others.map(({action, label}) => (
          <button
            key={action}
            className={styles.secondary}
            type="button"
            onClick={() => {
              run[action]();
              // This button goes away with what it removes.
              first.current?.focus();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
