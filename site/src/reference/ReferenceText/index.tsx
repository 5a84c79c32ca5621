import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Finished HTML of the reference, written by plugins/reference while the page was compiled. */
export default function ReferenceText({html}: {html: string}): ReactNode {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own catalogue, rendered at build time
    <div className={styles.text} dangerouslySetInnerHTML={{__html: html}} />
  );
}
