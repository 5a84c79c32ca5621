// biome-ignore-all lint/a11y/useSemanticElements: a combobox may control a grid of links and buttons; the field keeps the focus
import texts from '@scriptcat/content/texts/search/dialog';
import styles from './index.module.css';
import StoredRow from './StoredRow';
import Suggestions from './Suggestions';
import shared from './styles.module.css';
import type {SearchDialogState} from './useSearchDialog';

type Props = Pick<SearchDialogState, 'autocomplete' | 'state' | 'stored'> & {
  label: string;
  id: string;
  onSuggest: (query: string) => void;
};

/** Where the reader has been before, and what they keep. */
export default function StartScreen({autocomplete, state, stored, label, id, onSuggest}: Props) {
  const lists = state.collections.filter(({items}) => items.length > 0);
  if (lists.length === 0) {
    return (
      <div className={shared.emptyState}>
        <p>{texts.start.empty}</p>
        <Suggestions onSuggest={onSuggest} />
      </div>
    );
  }
  return (
    <div role="grid" id={id} aria-label={label} className={styles.results}>
      {lists.map(({source, items}) => (
        <div role="rowgroup" key={source.sourceId} aria-labelledby={`${id}-${source.sourceId}`}>
          <div className={styles.groupTitle} id={`${id}-${source.sourceId}`} role="presentation">
            {source.sourceId === 'recent' ? texts.start.recent : texts.start.favourites}
          </div>
          {items.map((item) => (
            <StoredRow
              key={item.id}
              item={item}
              source={source}
              autocomplete={autocomplete}
              stored={stored}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
