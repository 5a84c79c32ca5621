import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {type Area, type Arrival, type Change, type Kind, kindLabels} from '../releases';
import styles from './ChangeGroup.module.css';
import ChangeItem from './ChangeItem';

type Props = {
  kind: Kind;
  changes: readonly (Change<string> | Arrival<string>)[];
  area?: Area | undefined;
};

// Two releases may describe a change in the same words.
const keyOf = (change: Change<string> | Arrival<string>) =>
  'version' in change ? `${change.version} ${change.text}` : change.text;

/** The changes of one kind: its name and sign once, then the list. */
export default function ChangeGroup({kind, changes, area}: Props): ReactNode {
  const pick = useLocalized();
  const isShown = (change: Change<string>) => !area || change.area === area;
  return (
    <div className={styles.group} hidden={!changes.some(isShown)}>
      <p className={styles.kind} data-kind={kind}>
        {pick(kindLabels[kind])}
      </p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeItem key={keyOf(change)} change={change} isHidden={!isShown(change)} />
        ))}
      </ul>
    </div>
  );
}
