import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What somebody who cannot see the picture should know. */
  label: string;
  caption?: ReactNode;
  width?: 'narrow';
  children: ReactNode;
}

/** A mock-up of an interface in HTML that follows language and theme. It is not interactive. */
export default function Picture({label, caption, width, children}: Props) {
  return (
    <figure className={styles.figure} data-width={width}>
      <div className={styles.stage} role="img" aria-label={label}>
        {children}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** A drawn switch. */
export function Switch({isOn}: {isOn: boolean}) {
  return <span className={styles.switch} data-on={isOn} />;
}
