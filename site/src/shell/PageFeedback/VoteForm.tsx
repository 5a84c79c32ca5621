import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import texts from '@scriptcat/content/texts/shell/page-feedback';
import {VOTE_THANKS, verdicts, voteLimits} from '@scriptcat/contract';
import {voteUrl} from './report-address';
import styles from './styles.module.css';

/**
 * A plain form: the server redirects to the thanks, which are shown by :target. client.ts sends it
 * without leaving the page.
 */
export default function VoteForm({path}: {path: string}) {
  const {siteConfig, i18n} = useDocusaurusContext();
  const url = voteUrl(String(siteConfig.customFields?.feedbackUrl));
  if (!url) return null;
  return (
    <>
      <p id={VOTE_THANKS} className={styles.thanks} role="status">
        {texts.thanks}
      </p>
      <form className={styles.vote} method="post" action={url} data-part="vote">
        <input type="hidden" name="page" value={path.slice(siteConfig.baseUrl.length - 1)} />
        <input type="hidden" name="locale" value={i18n.currentLocale} />
        {/* Filled by client.ts, or by the server when it shows the form again. */}
        <p hidden data-problem="" />
        {/* The first button is what Enter presses: neither answer is to be given by accident. */}
        <button type="submit" disabled hidden />
        <fieldset>
          <legend>{texts.question}</legend>
          <input
            type="text"
            name="text"
            maxLength={voteLimits.characters}
            placeholder={texts.text}
            aria-label={texts.text}
            autoComplete="off"
          />
          {verdicts.map((verdict) => (
            <button key={verdict} type="submit" name="helpful" value={verdict}>
              {texts[verdict]}
            </button>
          ))}
        </fieldset>
      </form>
    </>
  );
}
