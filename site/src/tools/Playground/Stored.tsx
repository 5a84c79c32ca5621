import texts from '@scriptcat/content/texts/tools/playground';
import {fill} from '@scriptcat/contract';
import {maxTextLength} from '../playground-frame/protocol';
import Button from '../ToolFrame/Button';
import parts from '../ToolFrame/parts.module.css';
import RichText from '../ToolFrame/RichText';
import styles from './styles.module.css';
import type {Play} from './usePlayground';

/** The values of the script's storage area, which outlive its runs. */
export default function Stored({play}: {play: Play}) {
  const rows = Object.entries(play.values);
  const shared = play.prepared?.script.meta.storagename?.[0];
  if (rows.length === 0) return <p className={styles.empty}>{texts.noValues}</p>;
  return (
    <div className={styles.values}>
      {shared && (
        <p className={parts.note}>
          <RichText text={fill(texts.shared, {name: shared})} />
        </p>
      )}
      <dl className={parts.rows}>
        {rows.map(([name, json]) => (
          <div className={styles.pair} key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code>{json.slice(0, maxTextLength)}</code>
            </dd>
          </div>
        ))}
      </dl>
      <Button onClick={play.forget}>{texts.forget}</Button>
    </div>
  );
}
