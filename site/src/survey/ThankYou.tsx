import Link from '@docusaurus/Link';
import issueForms from '@scriptcat/content/site/issue-forms';
import {surveyTexts} from '@scriptcat/contract';
import {useLocalized} from '@site/src/shell/hooks/useLanguage';
import Mascot from '@site/src/shell/Mascot';
import {type ReactNode, useEffect, useRef} from 'react';
import ReinstallLinks from './ReinstallLinks';
import shared from './styles.module.css';
import styles from './ThankYou.module.css';
import {texts} from './texts';

interface Props {
  /** Missing on the page that a plain form post ends on. */
  onRestart?: () => void;
}

/** What follows an answer. */
export default function ThankYou({onRestart}: Props): ReactNode {
  const text = useLocalized();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (onRestart) heading.current?.focus();
  }, [onRestart]);
  return (
    <main className={styles.thanks}>
      <Mascot pose="glad" />
      <h1 ref={heading} tabIndex={-1}>
        {text(surveyTexts.thanks)}
      </h1>
      <p>{text(texts.thanksLead)}</p>
      <div className={styles.next}>
        <Link className={shared.submit} to="/">
          {text(texts.home)}
        </Link>
        <Link className={shared.secondary} href={text(issueForms.bug)}>
          {text(texts.report)}
        </Link>
        {onRestart ? (
          <button className={shared.secondary} type="button" onClick={onRestart}>
            {text(texts.another)}
          </button>
        ) : (
          <Link className={shared.secondary} to="/uninstall/">
            {text(texts.another)}
          </Link>
        )}
      </div>
      <section className={styles.again}>
        <h2>{text(texts.comeBack)}</h2>
        <ReinstallLinks />
      </section>
    </main>
  );
}
