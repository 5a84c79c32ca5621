import type {DrawingName} from '@scriptcat/content/kinds/home';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {FilledForm, QuietList, SavedTable} from './tidied';
import {FasterVideo, LowerPrice, NightPage} from './watched';

const drawings: Record<DrawingName, () => ReactNode> = {
  video: FasterVideo,
  price: LowerPrice,
  night: NightPage,
  table: SavedTable,
  list: QuietList,
  form: FilledForm,
};

/** What a page looks like after the script; the words beside it say the same. */
export default function Result({name}: {name: DrawingName}) {
  const Drawing = drawings[name];
  return (
    <svg className={styles.result} viewBox="0 0 320 160" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
