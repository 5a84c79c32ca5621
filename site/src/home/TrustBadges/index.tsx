import Link from '@docusaurus/Link';
import texts from '@scriptcat/content/texts/home/badges';
import language from '@scriptcat/content/texts/language';
import {fill} from '@scriptcat/contract';
import LatestRelease from '@site/src/changelog/LatestRelease';
import {formatDate} from '@site/src/changelog/releases/date';
import {atLeast} from '../data/round-down';
import stats from '../data/stats.json';
import styles from './styles.module.css';

/** The oldest of the dates, since it holds for all figures. */
const [date = ''] = [stats.users.date, stats.stars.date, stats.scripts.date].sort();

export default function TrustBadges() {
  const {note, labels, latest, whatChanged} = texts;
  const badges = [
    [labels.users, atLeast(stats.users.value, language)],
    [labels.stars, atLeast(stats.stars.value, language)],
    [labels.scripts, atLeast(stats.scripts.value, language)],
    [labels.licence, 'GPLv3'],
  ];
  return (
    <section className={styles.trust} id="trust">
      <dl className={styles.badges}>
        {badges.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {fill(note, {date: formatDate(date, language)})} {latest} <LatestRelease channel="stable" />
        {' · '}
        <Link to="/docs/change/">{whatChanged}</Link>
      </p>
    </section>
  );
}
