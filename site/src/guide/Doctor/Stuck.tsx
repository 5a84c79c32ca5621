import Link from '@docusaurus/Link';
import tree from '@scriptcat/content/texts/help/troubleshooter';
import issueForms from '@scriptcat/content/texts/site/issue-forms';

const {intro, what, between, form} = tree.texts.stuck;

/** The way out of every card: what to report, and where. */
export default function Stuck() {
  return (
    <p data-search="off">
      {intro} <Link to="/docs/use/QA/#what-to-report">{what}</Link>
      {between} <Link href={issueForms.bug}>{form}</Link>
    </p>
  );
}
