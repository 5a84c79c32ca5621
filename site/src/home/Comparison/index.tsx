import Link from '@docusaurus/Link';
import described from '@generated/pictures/default/home.json';
import comparison from '@scriptcat/content/texts/home/comparison';
import {fill} from '@scriptcat/contract';
import Clip from '@site/src/pictures/Clip';
import ComparisonTable from './ComparisonTable';
import Sources from './Sources';
import styles from './styles.module.css';

/** Where the answers lead, in their order. */
const links = ['/docs/dev/tools/header/?header=migrate', '/docs/use/from-other/'];

/** For those who use another manager: what moving brings, and how the three differ. */
export default function Comparison() {
  const {texts, rows} = comparison;
  return (
    <section className={styles.comparison} id="comparison">
      <div className={styles.inner}>
        <h2>{texts.title}</h2>
        <div className={styles.move}>
          <dl>
            {texts.answers.map(({question, answer, link}, index) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>
                  {answer} {link && <Link to={links[index]}>{link}</Link>}
                </dd>
              </div>
            ))}
          </dl>
          {described['clip-import'] && <Clip {...described['clip-import']} />}
        </div>
        <h3>{texts.tableTitle}</h3>
        <input className={styles.all} type="checkbox" id="all-rows" />
        <ComparisonTable />
        <label htmlFor="all-rows">{fill(texts.showAll, {count: rows.length})}</label>
        <Sources />
      </div>
    </section>
  );
}
