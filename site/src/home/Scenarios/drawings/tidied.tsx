import styles from './styles.module.css';

/** A table of a page, saved as a file. */
export function SavedTable() {
  return (
    <>
      <rect className={styles.card} x="20" y="28" width="150" height="104" rx="6" />
      <path className={styles.head} d="M20 52V34a6 6 0 0 1 6-6h138a6 6 0 0 1 6 6v18z" />
      <path className={styles.grid} d="M20 79h150M20 106h150M70 52v80M120 52v80" />
      <path className={styles.word} d="M30 63h28v5H30zm50 0h28v5H80zm50 0h28v5h-28z" />
      <path className={styles.word} d="M30 90h22v5H30zm50 0h30v5H80zm50 0h20v5h-20z" />
      <path className={styles.word} d="M30 117h30v5H30zm50 0h22v5H80zm50 0h28v5h-28z" />
      <g className={styles.dropped}>
        <path className={styles.arrow} d="M184 80h34m-11-11 11 11-11 11" />
        <path className={styles.card} d="M236 34h40l22 22v70h-62z" />
        <path className={styles.grid} d="M276 34v22h22" />
        <rect className={styles.good} x="228" y="86" width="54" height="24" rx="5" />
        <text className={styles.onGood} x="255" y="103">
          CSV
        </text>
      </g>
    </>
  );
}

/** A list in which two entries are advertising; the third takes the place of the second. */
export function QuietList() {
  return (
    <>
      {[18, 50, 82, 114].map((y, index) => (
        <g key={y} className={index % 2 ? styles.hidden : index ? styles.raised : undefined}>
          <rect className={styles.card} x="40" y={y} width="240" height="26" rx="6" />
          <circle className={index % 2 ? styles.ad : styles.action} cx="58" cy={y + 13} r="6" />
          <rect className={styles.word} x="74" y={y + 10} width="150" height="6" rx="3" />
        </g>
      ))}
    </>
  );
}

/** An empty form that is filled in. */
export function FilledForm() {
  return (
    <>
      {[20, 62, 104].map((y, index) => (
        <g key={y}>
          <rect className={styles.card} x="40" y={y} width="240" height="34" rx="6" />
          <g className={styles.hidden}>
            <rect className={styles.word} x="54" y={y + 14} width="56" height="6" rx="3" />
          </g>
          <g className={styles.shown}>
            <rect
              className={styles.ink}
              x="54"
              y={y + 14}
              width={96 + index * 24}
              height="6"
              rx="3"
            />
            <path className={styles.tick} d={`m250 ${y + 17} 6 6 11-12`} />
          </g>
        </g>
      ))}
    </>
  );
}
