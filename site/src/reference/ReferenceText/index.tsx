import styles from './styles.module.css';

/** Finished HTML of the reference, written by plugins/reference during the build. */
export default function ReferenceText({html}: {html: string}) {
  return (
    <div
      className={styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own catalogue, rendered at build time
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
