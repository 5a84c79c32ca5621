import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** A mark on what was checked in the extension. It names the versions, and links to how. */
export default function CheckedMark({text}: {text: string | undefined}) {
  const page = useBaseUrl('/docs/dev/checked/');
  if (!text) return null;
  return (
    <a
      className={styles.mark}
      href={page}
      aria-label={text}
      title={text}
      data-markdown="skip"
      data-search="off"
    >
      ✓
    </a>
  );
}
