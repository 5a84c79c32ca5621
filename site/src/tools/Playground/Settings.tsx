import Control from '../ConfigPreview/Control';
import parts from '../ToolFrame/parts.module.css';
import {useTool} from '../worker/useTool';
import styles from './styles.module.css';
import type {Play} from './usePlayground';

/** The form that ScriptCat shows for the script's user settings. What is chosen is stored. */
export default function Settings({play: {preparation, code, values, save}}: {play: Play}) {
  // The storage area is known once the script has been read.
  const {answer} = useTool('config', preparation && code);
  if (!answer?.ok) return null;
  const read = (name: string) => JSON.parse(values[name] ?? 'null');
  return answer.groups.map(({name, items}) => (
    <fieldset className={styles.values} key={name}>
      <legend className={parts.label}>{name}</legend>
      {items.map((item) => (
        <Control
          key={item.storageKey}
          item={{
            ...item,
            default: read(item.storageKey) ?? item.default,
            options: item.bind ? [read(item.bind) ?? []].flat() : item.options,
          }}
          onSave={(value) => save(item.storageKey, JSON.stringify(value))}
        />
      ))}
    </fieldset>
  ));
}
