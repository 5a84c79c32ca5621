import Link from '@docusaurus/Link';
import issueForms from '@scriptcat/content/texts/site/issue-forms';
import form from '@scriptcat/content/texts/survey/form';
import texts from '@scriptcat/content/texts/survey/page';
import Mascot from '@site/src/shell/Mascot';
import {useEffect, useRef} from 'react';
import ReinstallLinks from './ReinstallLinks';
import shared from './styles.module.css';
import styles from './ThankYou.module.css';

interface Props {
  /** Missing on the page that a plain form post ends on. */
  onRestart?: () => void;
}

/** What follows an answer. */
export default function ThankYou({onRestart}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (onRestart) heading.current?.focus();
  }, [onRestart]);
  return (
    <main className={styles.thanks}>
      <Mascot pose="glad" />
      <h1 ref={heading} tabIndex={-1}>
        {form.thanks}
      </h1>
      <p>{texts.thanksLead}</p>
      <div className={styles.next}>
        <Link className={shared.submit} to="/">
          {texts.home}
        </Link>
        <Link className={shared.secondary} href={issueForms.bug}>
          {texts.report}
        </Link>
        {onRestart ? (
          <button className={shared.secondary} type="button" onClick={onRestart}>
            {texts.another}
          </button>
        ) : (
          <Link className={shared.secondary} to="/uninstall/">
            {texts.another}
          </Link>
        )}
      </div>
      <section className={styles.again}>
        <h2>{texts.comeBack}</h2>
        <ReinstallLinks />
      </section>
    </main>
  );
}
