import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** `off`: the extension is switched off, or may not run scripts here. */
  look?: 'stable' | 'beta' | 'off';
}

const head =
  'M4.1 3.2c.1-.8 1-1.1 1.6-.5L9 5.8h6l3.3-3.1c.6-.6 1.5-.3 1.6.5.4 3 .4 5.6.1 8.1V14l2.6-.3v1.4l-2.8.3-.3 1 2.7.7-.3 1.3-3-.7c-1.5 2.7-4 4.1-6.9 4.1s-5.4-1.4-6.9-4.1l-3 .7-.3-1.3 2.7-.7-.3-1-2.8-.3v-1.4L4 14v-2.700c-.3-2.500-.3-5.100.1-8.100z';

/** The icon that people know from their toolbar, as a flat head. */
export default function ProductIcon({look = 'stable'}: Props): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" data-look={look} aria-hidden="true">
      <path d={head} />
    </svg>
  );
}
