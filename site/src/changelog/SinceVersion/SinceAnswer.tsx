import type {Release} from '@scriptcat/content/kinds/releases';
import texts from '@scriptcat/content/texts/changelog/since';
import type {Channel} from '@scriptcat/content/version';
import ChangeGroup from '../Changelog/ChangeGroup';
import {arrivalsOf, groupByKind, type Since} from '../releases';
import styles from './SinceAnswer.module.css';
import SinceSentence from './SinceSentence';
import type {Releases} from './useReleases';

type Props = {
  answer: Since | undefined;
  channel: Channel;
  releases: Releases;
};

/** The answer as a sentence, which is announced, then the changes by kind. */
export default function SinceAnswer({answer, channel, releases}: Props) {
  return (
    <>
      <div role="status" className={styles.sentence} data-status={answer?.status}>
        {answer && <SinceSentence answer={answer} channel={channel} />}
      </div>
      {answer?.status === 'behind' && (
        <div className={styles.changes} data-state={releases.state}>
          {releases.state === 'ready' && <Missed releases={releases.list} />}
          {releases.state === 'failed' && <p>{texts.failed}</p>}
        </div>
      )}
    </>
  );
}

function Missed({releases}: {releases: readonly Release[]}) {
  return groupByKind(arrivalsOf(releases)).map((group) => (
    <ChangeGroup key={group.kind} {...group} />
  ));
}
