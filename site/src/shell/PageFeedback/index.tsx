import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import texts from '@scriptcat/content/texts/shell/page-feedback';
import issueForms from '@scriptcat/content/texts/site/issue-forms';
import {reportAddress} from './report-address';
import styles from './styles.module.css';
import VoteForm from './VoteForm';

/** Below every page of the documentation: did it help, and what is wrong with it? */
export default function PageFeedback() {
  const {siteConfig} = useDocusaurusContext();
  const {permalink} = useDoc().metadata;
  // As the page is addressed: Docusaurus adds the slash to links only.
  const path = permalink.replace(/\/?$/, '/');
  const report = reportAddress(issueForms.documentation, {'doc-url': siteConfig.url + path});
  return (
    <section className={styles.feedback} data-page-feedback="" data-markdown="skip">
      <VoteForm key={path} path={path} />
      <a
        className={styles.report}
        href={report}
        target="_blank"
        rel="noreferrer"
        data-part="report"
      >
        {texts.report}
      </a>
    </section>
  );
}
