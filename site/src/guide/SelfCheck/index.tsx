import Link from '@docusaurus/Link';
import latest from '@scriptcat/content/releases/latest';
import check from '@scriptcat/content/texts/help/check';
import language from '@scriptcat/content/texts/language';
import {type CheckFacts, dateLocale, fillCount, judgeCheck} from '@scriptcat/contract';
import Mascot from '@site/src/shell/Mascot';
import Report from './Report';
import styles from './styles.module.css';
import {useSelfCheck} from './useSelfCheck';
import Verdict from './Verdict';

/** Values for the words of the verdicts. */
function paramsOf({reports}: CheckFacts) {
  const {version = '', beat = 0} = reports.ScriptCat ?? {};
  const [time = '', next = ''] = [beat, beat + 15_000].map((moment) =>
    new Date(moment).toLocaleTimeString(dateLocale(language)),
  );
  return {version, latest: latest.stable.version, time, next};
}

const levels = ['bad', 'note', 'todo', 'good'];
const rankOf = (verdict: string) =>
  levels.indexOf(check.rows.find(({id}) => id === verdict)?.level ?? '');

function summaryOf(verdicts: readonly string[]): string {
  const count = verdicts.filter((verdict) => rankOf(verdict) === 0).length;
  if (count > 0) return fillCount(check.texts.problems, count, language);
  return verdicts.includes('runs') ? check.texts.allGood : '';
}

/** Shows what works in the reader's installation. In brief, only whether the check script runs. */
export default function SelfCheck({isBrief = false}: {isBrief?: boolean}) {
  const {facts, answer} = useSelfCheck();
  const verdicts = facts ? judgeCheck(facts) : [];
  const hasSign = facts?.isSeen || verdicts.includes('runs');
  const first = hasSign ? verdicts.slice(0, 1) : [];
  const shown = isBrief ? first : [...verdicts].sort((a, b) => rankOf(a) - rankOf(b));
  const params = facts && paramsOf(facts);
  return (
    <section className={styles.check} data-app="now" aria-label={check.texts.label}>
      {!isBrief && summaryOf(verdicts) === check.texts.allGood && <Mascot pose="glad" />}
      <p className={styles.summary} aria-live="polite">
        {shown.length > 0 ? !isBrief && summaryOf(verdicts) : check.texts.before}
      </p>
      <ul>
        {params && shown.map((id) => <Verdict key={id} id={id} params={params} answer={answer} />)}
      </ul>
      {isBrief && hasSign && <Link to="/docs/use/check/">{check.texts.full}</Link>}
      {!isBrief && facts && params && <Report facts={facts} verdicts={verdicts} params={params} />}
    </section>
  );
}
