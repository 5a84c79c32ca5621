import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {inLanguage, VOTE_THANKS, verdicts, voteLimits, voteTexts} from '@scriptcat/contract';
import type {ReactNode} from 'react';
import {useLanguage, useLocalized} from '../hooks/useLanguage';
import {voteUrl} from './report-address';
import styles from './styles.module.css';

/**
 * A plain form: the server leads back to the thanks, which only their address shows. client.ts does
 * the same without leaving the page.
 */
export default function VoteForm({path}: {path: string}): ReactNode {
  const language = useLanguage();
  const text = useLocalized();
  const url = voteUrl(String(useDocusaurusContext().siteConfig.customFields?.feedbackUrl));
  if (!url) return null;
  return (
    <>
      <p id={VOTE_THANKS} className={styles.thanks} role="status">
        {text(voteTexts.thanks)}
      </p>
      <form className={styles.vote} method="post" action={url} data-part="vote">
        <input type="hidden" name="page" value={path.slice(inLanguage('', language).length)} />
        <input type="hidden" name="locale" value={language} />
        {/* Filled by client.ts, or by the server when it shows the form again. */}
        <p hidden data-problem="" />
        {/* The first button is what Enter presses: neither answer is to be given by accident. */}
        <button type="submit" disabled hidden />
        <fieldset>
          <legend>{text(voteTexts.question)}</legend>
          <input
            type="text"
            name="text"
            maxLength={voteLimits.characters}
            placeholder={text(voteTexts.text)}
            aria-label={text(voteTexts.text)}
            autoComplete="off"
          />
          {verdicts.map((verdict) => (
            <button key={verdict} type="submit" name="helpful" value={verdict}>
              {text(voteTexts[verdict])}
            </button>
          ))}
        </fieldset>
      </form>
    </>
  );
}
