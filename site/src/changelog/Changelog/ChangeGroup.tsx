import type {Area, Change, ChangeKind} from '@scriptcat/content/kinds/releases';
import labels from '@scriptcat/content/texts/changelog/labels';
import type {Arrival} from '../releases';
import styles from './ChangeGroup.module.css';
import ChangeItem from './ChangeItem';

type Props = {
  kind: ChangeKind;
  changes: readonly (Change | Arrival)[];
  area?: Area | undefined;
};

// Two releases may describe a change in the same words.
const keyOf = (change: Change | Arrival) =>
  'version' in change ? `${change.version} ${change.text}` : change.text;

/** The changes of one kind: its name and sign once, then the list. */
export default function ChangeGroup({kind, changes, area}: Props) {
  const isShown = (change: Change) => !area || change.area === area;
  return (
    <div className={styles.group} hidden={!changes.some(isShown)}>
      <p className={styles.kind} data-kind={kind}>
        {labels.kinds[kind]}
      </p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeItem key={keyOf(change)} change={change} isHidden={!isShown(change)} />
        ))}
      </ul>
    </div>
  );
}
