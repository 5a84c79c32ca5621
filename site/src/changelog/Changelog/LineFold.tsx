import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {
  type Area,
  describes,
  formatDate,
  type LineOf,
  type LocalRelease,
  latestMv2,
  linePage,
} from '../releases';
import styles from './LineFold.module.css';
import ReleaseEntry from './ReleaseEntry';
import shared from './styles.module.css';

type Props = LineOf<LocalRelease> & {
  area: Area | undefined;
  target: string;
  isOpen: boolean;
};

export default function LineFold({id, releases, area, target, isOpen}: Props): ReactNode {
  const locale = useLanguage();
  const anchor = `line-${id}`;
  useBrokenLinks().collectAnchor(anchor);
  const page = linePage(id);
  const isMatch = (release: LocalRelease) =>
    describes(release, target) || release.changes.some((change) => change.area === area);
  const shown = area ? releases.filter(isMatch) : releases;
  const newest = releases[0];
  return (
    // A script may have opened the fold of the address before hydration.
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
            {formatDate(newest.date, locale)}
          </time>
        )}{' '}
        {id === latestMv2.line && <span className={styles.note}>Manifest V2</span>}
      </summary>
      {page && (
        <p className={shared.about}>
          <Link to={`/docs/change/${page}/`}>
            <Translate
              id="changelog.line.page"
              description="Link to the page about a line"
              values={{line: page}}
            >
              {'{line} 带来了什么，怎么用，要注意什么'}
            </Translate>
          </Link>
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
