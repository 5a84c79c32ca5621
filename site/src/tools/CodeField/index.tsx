import {type ReactNode, type Ref, useImperativeHandle} from 'react';
import Field from '../ToolFrame/Field';
import frame from '../ToolFrame/styles.module.css';
import FileButton from './FileButton';
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
export default function CodeField(props: Props): ReactNode {
  const {label, hint, value, onChange, rows, marks = noMarks, handle} = props;
  const {host, isReady, reveal} = useCodeEditor({label, value, marks, onChange});
  const {isOver, zone} = useDroppedFile(onChange);
  useImperativeHandle(handle, () => ({reveal}), [reveal]);
  return (
    <div className={frame.field} data-over={isOver || undefined} {...zone}>
      <div className={styles.top}>
        {isReady ? (
          <span className={frame.label} aria-hidden="true">
            {label}
          </span>
        ) : (
          <span />
        )}
        <FileButton onText={onChange} />
      </div>
      {!isReady && <Field label={label} value={value} onChange={onChange} rows={rows} />}
      <div className={styles.editor} ref={host} hidden={!isReady} />
      {hint && <p className={frame.hint}>{hint}</p>}
    </div>
  );
}
