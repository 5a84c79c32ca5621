import HitOption from './HitOption';
import styles from './index.module.css';
import type {SearchDialogState} from './useSearchDialog';

type Props = Pick<SearchDialogState, 'autocomplete' | 'state'> & {label: string; id: string};

/** The results in groups, one listbox for the whole of them. */
export default function Results({autocomplete, state, label, id}: Props) {
  return (
    <div role="listbox" id={id} aria-label={label} className={styles.results}>
      {state.collections.map(({source, items}, order) => {
        const titleId = `${id}-group-${order}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role
          <div role="group" key={source.sourceId} aria-labelledby={titleId}>
            <div className={styles.groupTitle} id={titleId} role="presentation">
              {source.sourceId}
            </div>
            {items.map((item) => (
              <HitOption key={item.id} item={item} source={source} autocomplete={autocomplete} />
            ))}
          </div>
        );
      })}
    </div>
  );
}
