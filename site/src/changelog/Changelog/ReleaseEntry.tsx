import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useLanguage} from '@site/src/shell/hooks/useLanguage';
import type {ReactNode} from 'react';
import {
  type Area,
  anchorsOf,
  channelOf,
  formatDate,
  groupByKind,
  type LocalRelease,
} from '../releases';
import ChangeGroup from './ChangeGroup';
import Contributors from './Contributors';
import styles from './ReleaseEntry.module.css';
import shared from './styles.module.css';
import VersionAnchor from './VersionAnchor';

type Props = {
  release: LocalRelease;
  area: Area | undefined;
  isHidden: boolean;
};

export default function ReleaseEntry({release, area, isHidden}: Props): ReactNode {
  const {version, date, covers, contributors, changes} = release;
  const locale = useLanguage();
  const [bare, prefixed] = anchorsOf(version);
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(bare);
  collectAnchor(prefixed);
  return (
    <article className={styles.release} hidden={isHidden}>
      <header>
        <h4 id={bare}>
          <span id={prefixed}>{version}</span>
          <a
            className={styles.permalink}
            data-markdown="skip"
            href={`#${version}`}
            aria-label={translate(
              {
                id: 'changelog.release.permalink',
                message: '{version} 的链接',
                description: 'Label of the link to a release',
              },
              {version},
            )}
          >
            #
          </a>
        </h4>
        <span className={shared.date}>
          {covers && (
            <>
              <time dateTime={covers.since}>{formatDate(covers.since, locale)}</time>
              {' – '}
            </>
          )}
          <time dateTime={date}>{formatDate(date, locale)}</time>
        </span>
      </header>
      {covers && (
        <p className={shared.about}>
          <Translate id="changelog.release.covers" description="Tags a summed-up line stands for">
            这一系列合并成一条，包括：
          </Translate>
          {covers.versions
            .filter((tag) => channelOf(tag) === 'stable')
            .map((tag) => (
              <VersionAnchor key={tag} version={tag} />
            ))}
        </p>
      )}
      {groupByKind(changes).map((group) => (
        <ChangeGroup key={group.kind} {...group} area={area} />
      ))}
      {contributors && <Contributors names={contributors} />}
    </article>
  );
}
