import type {ReactNode} from 'react';
import {type Channel, type LocalRelease, linesOf} from '../releases';
import AreaFilter from './AreaFilter';
import EarlierBetas from './EarlierBetas';
import FeedLinks from './FeedLinks';
import styles from './index.module.css';
import LineFold from './LineFold';
import {useChangelog} from './useChangelog';

type Props = {
  channel: Channel;
  releases: readonly LocalRelease[];
};

/** Every release of a channel, folded by line, the newest open. */
export default function Changelog({channel, releases}: Props): ReactNode {
  const {area, setArea, target, isAllOpen, toggleAll} = useChangelog();
  return (
    <section className={styles.changelog} aria-labelledby="releases">
      <FeedLinks channel={channel} />
      <AreaFilter
        releases={releases}
        area={area}
        onArea={setArea}
        isAllOpen={isAllOpen}
        onToggleAll={toggleAll}
      />
      {linesOf(releases).map((line, index) => (
        <LineFold
          key={line.id}
          {...line}
          area={area}
          target={target}
          isOpen={index === 0 || isAllOpen}
        />
      ))}
      {channel === 'beta' && <EarlierBetas isOpen={isAllOpen} />}
    </section>
  );
}
