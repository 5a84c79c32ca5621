import styles from './styles.module.css';

interface Props {
  /** `off`: the extension is switched off, or may not run scripts here. */
  look?: 'stable' | 'beta' | 'off';
}

const head =
  'M3 3.6c-.1-1 .8-1.5 1.6-1.1l5.9 3h3l5.9-3c.8-.4 1.7.1 1.6 1.1l-1.1 9.4c0 5-3.1 8.4-6.4 8.4h-3c-3.3 0-6.4-3.4-6.4-8.4z';

/** The icon that people know from their toolbar: a flat head with two whiskers on each side. */
export default function ProductIcon({look = 'stable'}: Props) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" data-look={look} aria-hidden="true">
      <path d={head} />
      <path
        className={styles.whiskers}
        d="m3 13.3 2 .4M3 18.6l2.5-.4M21 13.3l-2 .4M21 18.6l-2.5-.4"
      />
    </svg>
  );
}
