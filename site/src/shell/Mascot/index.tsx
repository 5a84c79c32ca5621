import type {ReactNode} from 'react';
import styles from './styles.module.css';

const head =
  'M24 29c-1-8 6-12 13-9l47 24h24l47-24c7-3 14 1 13 9l-9 75c0 40-25 67-51 67H84c-26 0-51-27-51-67z';

const whiskers = 'm24 106 18 4m-18 38 20-4m124-38-18 4m18 38-20-4';

function Eye({x, pose}: {x: number; pose: Pose}): ReactNode {
  if (pose === 'asleep') return <path className={styles.lid} d={`M${x - 17} 98q17 15 34 0`} />;
  return (
    <>
      <ellipse className={styles.iris} cx={x} cy="96" rx="20" ry="23" />
      <ellipse className={styles.pupil} cx={x} cy="96" rx={pose === 'glad' ? 11 : 5} ry="18" />
    </>
  );
}

type Pose = 'awake' | 'asleep' | 'glad' | 'hiding';

/** The site's cat: the head of the toolbar icon, with a face. It decorates and means nothing. */
export default function Mascot({pose = 'awake'}: {pose?: Pose}): ReactNode {
  return (
    <svg
      className={styles.mascot}
      viewBox={pose === 'hiding' ? '10 14 172 112' : '10 14 172 160'}
      data-pose={pose}
      aria-hidden="true"
    >
      <path className={styles.whiskers} d={whiskers} />
      <path className={styles.head} d={head} />
      <Eye x={69} pose={pose} />
      <Eye x={123} pose={pose} />
      <path className={styles.mouth} d="m85 132-9 8 9 8m22-16 9 8-9 8m-8-18-6 20" />
    </svg>
  );
}
