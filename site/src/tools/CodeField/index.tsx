import texts from '@scriptcat/content/texts/tools/code-field';
import {type Ref, useId, useImperativeHandle} from 'react';
import FileField from '../ToolFrame/FileField';
import parts from '../ToolFrame/parts.module.css';
import type {LineMark} from './marks';
import styles from './styles.module.css';
import {useCodeEditor} from './useCodeEditor';
import {useDroppedFile} from './useDroppedFile';

/** What others may ask of the field. */
export interface CodeHandle {
  reveal(line: number): void;
}

interface Props {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  rows: number;
  marks?: readonly LineMark[];
  handle?: Ref<CodeHandle>;
}

const noMarks: readonly LineMark[] = [];

/** Code to edit, open or drop: a plain text area first, an editor as soon as it has arrived. */
export default function CodeField(props: Props) {
  const {label, hint, value, onChange, rows, marks = noMarks, handle} = props;
  const id = useId();
  const {host, isReady, reveal} = useCodeEditor({label, value, marks, onChange});
  const {isOver, zone} = useDroppedFile(onChange);
  useImperativeHandle(handle, () => ({reveal}), [reveal]);
  return (
    <div className={parts.field} data-over={isOver || undefined} {...zone}>
      <div className={styles.top}>
        {isReady ? (
          <span className={parts.label} aria-hidden="true">
            {label}
          </span>
        ) : (
          <label className={parts.label} htmlFor={id}>
            {label}
          </label>
        )}
        <FileField
          label={texts.open}
          accept=".js,.txt,text/javascript,text/plain"
          onFiles={async ([file]) => file && onChange(await file.text())}
        />
      </div>
      {!isReady && (
        <textarea
          className={`${parts.control} ${styles.plain}`}
          id={id}
          value={value}
          rows={rows}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <div className={styles.editor} ref={host} hidden={!isReady} />
      {hint && <p className={parts.hint}>{hint}</p>}
    </div>
  );
}
