import type {ReactNode} from 'react';
import Field from '../ToolFrame/Field';
import frame from '../ToolFrame/styles.module.css';
import styles from './styles.module.css';
import {useCodeEditor} from './useCodeEditor';

interface Props {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  rows: number;
}

/** Code to edit: a plain text area first, an editor as soon as it has arrived. */
export default function CodeField({label, hint, value, onChange, rows}: Props): ReactNode {
  const {host, isReady} = useCodeEditor({label, value, onChange});
  return (
    <div className={frame.field}>
      {isReady ? (
        <span className={frame.label} aria-hidden="true">
          {label}
        </span>
      ) : (
        <Field label={label} value={value} onChange={onChange} rows={rows} />
      )}
      <div className={styles.editor} ref={host} hidden={!isReady} />
      {hint && <p className={frame.hint}>{hint}</p>}
    </div>
  );
}
