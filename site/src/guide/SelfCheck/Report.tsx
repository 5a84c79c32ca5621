import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import check from '@scriptcat/content/texts/help/check';
import issueForms from '@scriptcat/content/texts/site/issue-forms';
import CopyButton from '@site/src/shell/CopyButton';
import {reportAddress} from '@site/src/shell/PageFeedback/report-address';
import {type CheckResult, reportFields} from './report-fields';
import styles from './styles.module.css';

/** The issue form with the results filled in, which the reader can read before opening it. */
export default function Report(result: CheckResult) {
  const {siteConfig} = useDocusaurusContext();
  const {texts} = check;
  const fields = reportFields(result, siteConfig.url + location.pathname, navigator.userAgent);
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}\n${value}`)
    .join('\n\n');
  return (
    <div className={styles.report}>
      <a
        className={styles.open}
        href={reportAddress(issueForms.bug, fields)}
        target="_blank"
        rel="noreferrer"
      >
        {texts.report.open}
      </a>
      <p className={styles.hint}>{texts.report.hint}</p>
      <details>
        <summary>{texts.report.show}</summary>
        <pre>{text}</pre>
        <CopyButton text={text} />
      </details>
    </div>
  );
}
