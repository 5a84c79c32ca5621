import styles from './styles.module.css';

/** A player with an advertisement, at normal speed and then at yours. */
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
      <text className={styles.slow} x="277" y="147">
        1.0×
      </text>
      <g className={styles.hidden}>
        <rect className={styles.ad} x="20" y="20" width="112" height="62" rx="6" />
        <path className={styles.advert} d="M36 42h80M36 58h52" />
      </g>
      <g className={styles.shown}>
        <rect className={styles.alive} x="250" y="131" width="54" height="22" rx="5" />
        <text className={styles.onAlive} x="277" y="147">
          1.5×
        </text>
      </g>
    </>
  );
}

/** A price over time, and the notification when it falls. */
export function LowerPrice() {
  return (
    <>
      <path className={styles.grid} d="M24 40h272M24 76h272M24 112h272" />
      <path className={styles.curve} d="M24 52h48l20 10 36-14 28 8 24-4" />
      <circle className={styles.action} cx="180" cy="52" r="6" />
      <g className={styles.shown}>
        <path className={styles.curve} d="m180 52 32 48 28-2 56 22" />
        <circle className={styles.alive} cx="296" cy="120" r="7" />
      </g>
      <g className={styles.dropped}>
        <rect className={styles.card} x="182" y="14" width="122" height="46" rx="8" />
        <path
          className={styles.bell}
          d="M205 44h-12c3-3 3-5 3-10a9 9 0 0 1 18 0c0 5 0 7 3 10zm-3 5h6"
        />
        <rect className={styles.ink} x="230" y="24" width="58" height="6" rx="3" />
        <rect className={styles.good} x="230" y="37" width="56" height="18" rx="5" />
        <text className={styles.onGood} x="258" y="51">
          −20%
        </text>
      </g>
    </>
  );
}

/** A page by day, and by night. */
export function NightPage() {
  return (
    <>
      <rect className={styles.page} width="320" height="160" />
      <circle className={styles.sun} cx="56" cy="40" r="15" />
      <circle className={styles.shade} cx="64" cy="34" r="15" />
      <path className={styles.lines} d="M40 82h240M40 102h240M40 122h150" />
    </>
  );
}
