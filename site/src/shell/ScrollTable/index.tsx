import texts from '@scriptcat/content/texts/shell/scroll-table';
import {type ComponentProps, useRef} from 'react';
import styles from './styles.module.css';
import {useOverflow} from './useOverflow';

/** A table of prose. Where it is wider than the screen it scrolls, by keyboard too. */
export default function ScrollTable(props: ComponentProps<'table'>) {
  const frame = useRef<HTMLDivElement>(null);
  const isOverflowing = useOverflow(frame);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this is a table.
    <div
      ref={frame}
      className={styles.frame}
      data-scrolls=""
      role="group"
      aria-label={isOverflowing ? texts.label : undefined}
      tabIndex={isOverflowing ? 0 : undefined}
    >
      <table {...props} />
    </div>
  );
}
