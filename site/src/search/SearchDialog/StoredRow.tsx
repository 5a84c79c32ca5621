// biome-ignore-all lint/a11y/useSemanticElements: a combobox may control a grid of links and buttons; the field keeps the focus
// biome-ignore-all lint/a11y/useFocusableInteractive: a combobox may control a grid of links and buttons; the field keeps the focus
import Link from '@docusaurus/Link';
import texts from '@scriptcat/content/texts/search/dialog';
import {fill} from '@scriptcat/contract';
import type {MouseEvent} from 'react';
import {Icon} from '../SearchIcon';
import styles from './HitOption.module.css';
import type {Item, SearchDialogState, Source} from './useSearchDialog';

interface Props {
  item: Item;
  source: Source;
  autocomplete: SearchDialogState['autocomplete'];
  stored: SearchDialogState['stored'];
}

function RowButton(props: {label: string; icon: 'star' | 'close'; onPress: () => void}) {
  function press(event: MouseEvent) {
    // The row around it is a choice of its own.
    event.stopPropagation();
    props.onPress();
  }
  return (
    <span role="gridcell">
      <button className={styles.rowButton} type="button" aria-label={props.label} onClick={press}>
        <Icon name={props.icon} />
      </button>
    </span>
  );
}

export default function StoredRow({item, source, autocomplete, stored}: Props) {
  const isRecent = source.sourceId === 'recent';
  const title = item.title.map(({text}) => text).join('');
  const {'aria-selected': isSelected, ...row} = autocomplete.getItemProps({item, source});
  return (
    <div {...row} role="row" aria-selected={isSelected} className={styles.row}>
      <span role="gridcell" className={styles.rowMain}>
        <Link className={styles.hit} to={item.url} tabIndex={-1} data-noBrokenLinkCheck>
          <Icon className={styles.hitIcon} name={isRecent ? 'recent' : 'star'} />
          <span className={styles.hitText}>
            <span className={styles.hitTitle}>{title}</span>
            <span className={styles.trail}>{[item.group, ...item.trail].join(' › ')}</span>
          </span>
        </Link>
      </span>
      {isRecent && (
        <RowButton
          icon="star"
          label={fill(texts.start.star, {title})}
          onPress={() => stored.star(item.stored)}
        />
      )}
      <RowButton
        icon="close"
        label={fill(texts.start.remove, {title})}
        onPress={() => stored.forget(item.stored)}
      />
    </div>
  );
}
