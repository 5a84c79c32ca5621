import ConfigAnswer from '../ConfigPreview/ConfigAnswer';
import {useConfigForm} from '../ConfigPreview/useConfigPreview';
import styles from './styles.module.css';
import type {Play} from './usePlayground';

/** The form that ScriptCat shows for the script's user settings. What is chosen is stored. */
export default function Settings({play}: {play: Play}) {
  const {preparation, code, values, save} = play;
  // The script's storage area is known once the script has been read.
  const {form, groups, group, openGroup} = useConfigForm(preparation && code);
  if (!form) return null;
  return (
    <div className={styles.values}>
      <ConfigAnswer {...{form, groups, group, openGroup}} store={{values, save}} />
    </div>
  );
}
