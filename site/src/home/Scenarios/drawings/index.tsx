import type {DrawingName} from '@scriptcat/content/kinds/home';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {FilledForm, QuietList, SavedTable} from './tidied';
import {FasterVideo, LowerPrice, NightPage} from './watched';

const drawings: Record<DrawingName, () => ReactNode> = {
  video: FasterVideo,
  shopping: LowerPrice,
  night: NightPage,
  table: SavedTable,
  list: QuietList,
  form: FilledForm,
};

/** A page without the script, and with it while the switch before the drawing is on. */
export default function Drawing({name}: {name: DrawingName}) {
  const Content = drawings[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 320 160" aria-hidden="true">
      <Content />
    </svg>
  );
}
