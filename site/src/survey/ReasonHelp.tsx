import Link from '@docusaurus/Link';
import type {Reason} from '@scriptcat/contract';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import styles from './ReasonChoice.module.css';
import {reasonHelp} from './survey-help';

/** What often solves the chosen trouble; the two that concern the developers say where to report. */
export default function ReasonHelp({reason}: {reason: Reason}): ReactNode {
  const text = useLocalized();
  const {advice, link, report} = reasonHelp[reason];
  return (
    <div className={styles.help} role="status" data-kind={report ? 'alert' : 'hint'}>
      <p>{text(advice)}</p>
      <p className={styles.helpLinks}>
        <Link to={link.to}>{text(link.label)}</Link>
        {report?.href && <Link href={text(report.href)}>{text(report.label)}</Link>}
      </p>
    </div>
  );
}
