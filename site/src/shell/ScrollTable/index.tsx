import {translate} from '@docusaurus/Translate';
import {type ComponentProps, type ReactNode, useRef} from 'react';
import styles from './styles.module.css';
import {useOverflow} from './useOverflow';

/** A table of prose. Where it is wider than the screen it scrolls, by keyboard too. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isOverflowing = useOverflow(frame);
  const label = translate({
    id: 'scrollTable.label',
    message: '可以横向滚动的表格',
    description: 'Name of a table that is wider than the screen, for screen readers',
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this is a table.
    <div
      ref={frame}
      className={styles.frame}
      data-scrolls=""
      role="group"
      aria-label={isOverflowing ? label : undefined}
      tabIndex={isOverflowing ? 0 : undefined}
    >
      <table {...props} />
    </div>
  );
}
