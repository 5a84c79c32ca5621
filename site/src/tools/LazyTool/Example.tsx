import styles from './styles.module.css';

/** Code as it is, before or beside a tool. */
export default function Example({code}: {code: string}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide block is scrolled by keyboard
    <pre className={styles.example} tabIndex={0}>
      <code>{code}</code>
    </pre>
  );
}
