import clsx from 'clsx';
import shared from '../later.module.css';
import styles from './styles.module.css';

interface Props {
  html: string;
  /** It may be far down a long page. */
  isLater?: boolean;
}

/** Finished HTML of the reference, written by plugins/reference while the page was compiled. */
export default function ReferenceText({html, isLater}: Props) {
  return (
    <div
      className={clsx(styles.text, isLater && shared.later)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own catalogue, rendered at build time
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
