import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {FilledForm, QuietList, SavedTable} from './tidied';
import {FasterVideo, LowerPrice, NightPage} from './watched';

const drawings = {
  video: FasterVideo,
  price: LowerPrice,
  night: NightPage,
  table: SavedTable,
  list: QuietList,
  form: FilledForm,
} as const;

export type ResultName = keyof typeof drawings;

/** What a page looks like after the script; the words beside it say the same. */
export default function Result({name}: {name: ResultName}): ReactNode {
  const Drawing = drawings[name];
  return (
    <svg className={styles.result} viewBox="0 0 320 160" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
