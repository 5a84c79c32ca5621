import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Area, Release} from '@scriptcat/content/kinds/releases';
import latest from '@scriptcat/content/releases/latest';
import texts from '@scriptcat/content/texts/changelog/list';
import language from '@scriptcat/content/texts/language';
import {fill} from '@scriptcat/contract';
import {describes, formatDate, type Line, linePage} from '../releases';
import styles from './LineFold.module.css';
import ReleaseEntry from './ReleaseEntry';
import shared from './styles.module.css';

type Props = Line & {
  area: Area | undefined;
  target: string;
  isOpen: boolean;
};

export default function LineFold({id, releases, area, target, isOpen}: Props) {
  const anchor = `line-${id}`;
  useBrokenLinks().collectAnchor(anchor);
  const page = linePage(id);
  const isMatch = (release: Release) =>
    describes(release, target) || release.changes.some((change) => change.area === area);
  const shown = area ? releases.filter(isMatch) : releases;
  const newest = releases[0];
  return (
    // An inline script may have opened the fold before hydration.
    <details
      className={styles.line}
      open={isOpen || (area !== undefined && shown.length > 0)}
      hidden={shown.length === 0}
      suppressHydrationWarning
    >
      <summary>
        <h3 id={anchor}>{id}</h3>{' '}
        {newest && (
          <time className={shared.date} dateTime={newest.date}>
            {formatDate(newest.date, language)}
          </time>
        )}{' '}
        {id === latest.mv2.line && <span className={styles.note}>Manifest V2</span>}
      </summary>
      {page && (
        <p className={shared.about}>
          <Link to={`/docs/change/${page}/`}>{fill(texts.linePage, {line: page})}</Link>
        </p>
      )}
      {releases.map((release) => (
        <ReleaseEntry
          key={release.version}
          release={release}
          area={describes(release, target) ? undefined : area}
          isHidden={!shown.includes(release)}
        />
      ))}
    </details>
  );
}
