import Link from '@docusaurus/Link';
import issueForms from '@scriptcat/content/texts/site/issue-forms';
import texts from '@scriptcat/content/texts/survey/page';
import type {Reason} from '@scriptcat/contract';
import styles from './ReasonChoice.module.css';

const pages: Readonly<Record<Reason, string>> = {
  bugs: '/docs/use/open-dev/',
  no_need: '/docs/use/popup/',
  features: '/docs/about/#features',
  alternative: '/docs/use/from-other/',
  other: '/docs/use/QA/',
};

/** Where it can be reported, for the reasons that concern the developers. */
const forms: Readonly<Partial<Record<Reason, string>>> = {
  bugs: issueForms.bug,
  features: issueForms.feature,
};

/** For each reason, the help that is most likely to solve it. */
export default function ReasonHelp({reason}: {reason: Reason}) {
  const advice = texts.advice[reason];
  const form = forms[reason];
  return (
    <div className={styles.help} role="status" data-kind={form ? 'alert' : 'hint'}>
      <p>{advice.text}</p>
      <p className={styles.helpLinks}>
        <Link to={pages[reason]}>{advice.link}</Link>
        {'known' in advice && <Link to="/docs/use/versions/">{advice.known}</Link>}
        {form && 'report' in advice && <Link href={form}>{advice.report}</Link>}
      </p>
    </div>
  );
}
