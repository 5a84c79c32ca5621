import {useLocale} from '@site/src/shell/hooks/useLocale';
import type {ReactNode} from 'react';
import frame from '../ToolFrame/styles.module.css';
import type {Session} from './session';
import styles from './styles.module.css';
import {playgroundTexts} from './texts';

/** What the script wrote. */
export default function Log({logs}: {logs: Session['logs']}): ReactNode {
  const texts = playgroundTexts[useLocale()];
  return (
    <div>
      <span className={frame.label}>{texts.log}</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long log is scrolled by keyboard */}
      <ol className={styles.log} tabIndex={0} aria-label={texts.log}>
        {logs.length === 0 && <li>{texts.noLog}</li>}
        {logs.map(({id, level, text}) => (
          <li key={id} data-level={level}>
            <span className={styles.level}>{texts.levels[level]}</span> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
