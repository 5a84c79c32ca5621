import texts from '@scriptcat/content/texts/tools/rescue';
import {fill} from '@scriptcat/contract';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import RichText from '../ToolFrame/RichText';
import FilePicker from './FilePicker';
import Found from './Found';
import styles from './styles.module.css';
import {useRescue} from './useRescue';

/** Finds scripts in a copied folder or a backup and lets the reader save them. */
export default function Rescue() {
  const {state, read, cancel, ...actions} = useRescue();
  return (
    <div className={styles.rescue}>
      <FilePicker onFiles={read} />
      <div role="status" className={styles.status}>
        {state.step === 'reading' && (
          <>
            <progress value={state.done} max={state.total || 1} aria-label={texts.progress} />
            <span className={styles.path}>{fill(texts.reading, {file: state.file})}</span>
            <Button onClick={cancel}>{texts.cancel}</Button>
          </>
        )}
        {state.step === 'stopped' && (
          <p className={parts.note} data-tone="bad">
            <RichText text={fill(texts.stopped[state.why], {file: state.file})} />
          </p>
        )}
      </div>
      {state.step === 'shown' && <Found {...state} {...actions} />}
    </div>
  );
}
