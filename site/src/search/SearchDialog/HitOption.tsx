import Link from '@docusaurus/Link';
import {Icon} from '../SearchIcon';
import Highlighted from './Highlighted';
import styles from './HitOption.module.css';
import type {Item, SearchDialogState, Source} from './useSearchDialog';

interface Props {
  item: Item;
  source: Source;
  autocomplete: SearchDialogState['autocomplete'];
}

export default function HitOption({item, source, autocomplete}: Props) {
  return (
    <Link
      {...autocomplete.getItemProps({item, source})}
      className={styles.hit}
      to={item.url}
      tabIndex={-1}
      data-noBrokenLinkCheck
    >
      <Icon className={styles.hitIcon} name={item.isPage ? 'page' : 'section'} />
      <span className={styles.hitText}>
        <span className={styles.hitTitle}>
          <Highlighted parts={item.title} />
        </span>
        {item.trail.length > 0 && <span className={styles.trail}>{item.trail.join(' › ')}</span>}
        {item.snippet.length > 0 && (
          <span className={styles.snippet}>
            <Highlighted parts={item.snippet} />
          </span>
        )}
      </span>
      <Icon className={styles.hitEnter} name="enter" />
    </Link>
  );
}
