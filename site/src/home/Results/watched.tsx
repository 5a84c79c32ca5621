import styles from './styles.module.css';

/** A player that runs at the speed you chose last time. */
export function FasterVideo() {
  return (
    <>
      <rect className={styles.sky} width="320" height="160" />
      <circle className={styles.sun} cx="230" cy="52" r="22" />
      <path className={styles.far} d="m120 124 78-74 92 74z" />
      <path className={styles.near} d="m0 124 86-92 98 92z" />
      <rect className={styles.bar} y="124" width="320" height="36" />
      <path className={styles.white} d="m18 134 14 8-14 8z" />
      <rect className={styles.track} x="44" y="140" width="192" height="4" rx="2" />
      <rect className={styles.alive} x="44" y="140" width="92" height="4" rx="2" />
      <circle className={styles.alive} cx="136" cy="142" r="6" />
      <rect className={styles.alive} x="250" y="131" width="54" height="22" rx="5" />
      <text className={styles.onAlive} x="277" y="147">
        1.5×
      </text>
    </>
  );
}

/** A price over time, and the bell when it falls. */
export function LowerPrice() {
  return (
    <>
      <path className={styles.grid} d="M24 40h272M24 76h272M24 112h272" />
      <path className={styles.area} d="M24 52h48l20 10 36-14 28 8 24-4 32 48 28-2 56 22v20H24z" />
      <path className={styles.curve} d="M24 52h48l20 10 36-14 28 8 24-4 32 48 28-2 56 22" />
      <circle className={styles.alive} cx="296" cy="118" r="7" />
      <rect className={styles.card} x="182" y="18" width="122" height="46" rx="8" />
      <path
        className={styles.bell}
        d="M205 48h-12c3-3 3-5 3-10a9 9 0 0 1 18 0c0 5 0 7 3 10zm-3 5h6"
      />
      <rect className={styles.ink} x="230" y="32" width="58" height="6" rx="3" />
      <rect className={styles.word} x="230" y="45" width="40" height="6" rx="3" />
    </>
  );
}

/** The same page by day and by night. */
export function NightPage() {
  return (
    <>
      <rect className={styles.day} width="160" height="160" />
      <rect className={styles.night} x="160" width="160" height="160" />
      <circle className={styles.sun} cx="80" cy="40" r="14" />
      <path className={styles.sun} d="M246 26a15 15 0 1 0 9 26 17 17 0 0 1-9-26z" />
      <path className={styles.dayLines} d="M28 80h104M28 98h104M28 116h72" />
      <path className={styles.nightLines} d="M188 80h104M188 98h104M188 116h72" />
    </>
  );
}
