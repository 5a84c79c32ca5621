import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import latest from '@scriptcat/content/releases/latest';
import identity from '@scriptcat/content/site/identity';
import texts from '@scriptcat/content/texts/help/version-check';
import {fill} from '@scriptcat/contract';
import {addressOf} from '@site/src/changelog/releases/addresses';
import Inline from '../Doctor/Inline';
import type {KnownProblem} from './affects';
import styles from './styles.module.css';

const remedyOf = ({remedy = texts.update}: KnownProblem) =>
  fill(remedy, {latest: latest.stable.version});

/** The affected versions: "0.16.15 and later, before 1.5.0-beta.1". */
function rangeOf({since, fixed}: KnownProblem): string {
  if (since && fixed) return fill(texts.range, {since, version: fixed.in});
  if (since) return fill(texts.since, {since});
  return fixed ? fill(texts.before, {version: fixed.in}) : '';
}

export default function Problem({problem}: {problem: KnownProblem}) {
  const {id, effect, browsers, fixed, issue} = problem;
  useBrokenLinks().collectAnchor(id);
  const where = browsers?.map((browser) => texts.browsers[browser]).join(', ');
  return (
    <li id={id} className={styles.problem} data-effect={effect}>
      <p className={styles.title}>
        <span className={styles.effect}>{texts.effects[effect]}</span> {problem.title}
      </p>
      <p>
        <Inline text={problem.text} />
      </p>
      <p>
        <strong>{texts.remedy}</strong>
        <Inline text={remedyOf(problem)} />
      </p>
      <p className={styles.facts}>
        {texts.affected}
        {rangeOf(problem)}
        {where && ` (${where})`}
        {' · '}
        {fixed ? (
          <>
            {texts.fixed}
            <Link to={addressOf(fixed.in)}>{fixed.in}</Link>
          </>
        ) : (
          texts.open
        )}
        {' · '}
        <Link to={`${identity.issues}/${issue}`}>{fill(texts.issue, {issue})}</Link>
      </p>
    </li>
  );
}
