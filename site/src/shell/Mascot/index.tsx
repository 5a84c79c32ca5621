import type {ReactNode} from 'react';
import styles from './styles.module.css';

const head =
  'M22 30c0-9 10-14 17-8l26 21c10-3 20-4 30-4s20 1 30 4l26-21c7-6 17-1 17 8v62c11 15 16 30 16 45 0 41-40 67-89 67S6 178 6 137c0-15 5-30 16-45z';

const whiskers = 'M2 128 34 132M4 152l30-5M188 128l-32 4M186 152l-30-5';

function Eye({x, pose}: {x: number; pose: Pose}): ReactNode {
  if (pose === 'asleep') {
    return <path className={styles.lid} d={`M${x - 18} 122q18 16 36 0`} />;
  }
  return (
    <>
      <ellipse className={styles.iris} cx={x} cy="120" rx="22" ry="25" />
      <ellipse className={styles.pupil} cx={x} cy="120" rx={pose === 'glad' ? 12 : 6} ry="20" />
    </>
  );
}

type Pose = 'awake' | 'asleep' | 'glad' | 'hiding';

/** The site's cat. It is a decoration and never stands for the icon in the toolbar. */
export default function Mascot({pose = 'awake'}: {pose?: Pose}): ReactNode {
  return (
    <svg
      className={styles.mascot}
      viewBox={pose === 'hiding' ? '0 8 190 140' : '0 8 190 204'}
      data-pose={pose}
      aria-hidden="true"
    >
      <path className={styles.head} d={head} />
      <Eye x={62} pose={pose} />
      <Eye x={128} pose={pose} />
      <path className={styles.line} d={whiskers} />
      <path className={styles.line} d="m82 164-10 9 10 9m26-18 10 9-10 9m-9-20-8 22" />
    </svg>
  );
}
