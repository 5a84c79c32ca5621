import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Area, Release} from '@scriptcat/content/kinds/releases';
import texts from '@scriptcat/content/texts/changelog/list';
import language from '@scriptcat/content/texts/language';
import {channelOf} from '@scriptcat/content/version';
import {fill} from '@scriptcat/contract';
import {anchorsOf, formatDate, groupByKind} from '../releases';
import ChangeGroup from './ChangeGroup';
import Contributors from './Contributors';
import styles from './ReleaseEntry.module.css';
import shared from './styles.module.css';
import VersionAnchor from './VersionAnchor';

type Props = {
  release: Release;
  area: Area | undefined;
  isHidden: boolean;
};

export default function ReleaseEntry({release, area, isHidden}: Props) {
  const {version, date, covers, contributors, changes} = release;
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
            aria-label={fill(texts.permalink, {version})}
          >
            #
          </a>
        </h4>
        <span className={shared.date}>
          {covers && (
            <>
              <time dateTime={covers.since}>{formatDate(covers.since, language)}</time>
              {' – '}
            </>
          )}
          <time dateTime={date}>{formatDate(date, language)}</time>
        </span>
      </header>
      {covers && (
        <p className={shared.about}>
          {texts.covers}
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
