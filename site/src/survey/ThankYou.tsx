import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {surveyTexts} from '@scriptcat/contract';
import {issueForms} from '@site/src/identity/issue-forms';
import {useLocalized} from '@site/src/shell/hooks/useLocale';
import Mascot from '@site/src/shell/Mascot';
import {type ReactNode, useEffect, useRef} from 'react';
import ReinstallLinks from './ReinstallLinks';
import shared from './styles.module.css';
import styles from './ThankYou.module.css';

const another = (
  <Translate id="uninstall.another" description="Thank-you view: fill in the survey again">
    再提交一份反馈
  </Translate>
);

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
    <main className={styles.thanks} data-announcement="none">
      <Mascot pose="glad" />
      <h1 ref={heading} tabIndex={-1}>
        {text(surveyTexts.thanks)}
      </h1>
      <p>
        <Translate
          id="uninstall.thanksLead"
          description="Thank-you view: what happens with the answer"
        >
          你的回答已经保存。它会帮助维护者判断该先改进什么。
        </Translate>
      </p>
      <div className={styles.next}>
        <Link className={shared.submit} to="/">
          <Translate id="uninstall.home" description="Thank-you view: link to the home page">
            返回首页
          </Translate>
        </Link>
        <Link className={shared.secondary} href={text(issueForms.bug)}>
          <Translate id="uninstall.report" description="Thank-you view: link to the issue form">
            报告问题
          </Translate>
        </Link>
        {onRestart ? (
          <button className={shared.secondary} type="button" onClick={onRestart}>
            {another}
          </button>
        ) : (
          <Link className={shared.secondary} to="/uninstall/">
            {another}
          </Link>
        )}
      </div>
      <section className={styles.again}>
        <h2>
          <Translate id="uninstall.comeBack" description="Thank-you view: reinstall hint">
            随时欢迎回来
          </Translate>
        </h2>
        <ReinstallLinks />
      </section>
    </main>
  );
}
