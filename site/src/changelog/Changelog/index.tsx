import type {ReleasesByLanguage} from '@scriptcat/content/kinds/releases';
import language from '@scriptcat/content/texts/language';
import type {Channel} from '@scriptcat/content/version';
import {linesOf} from '../releases';
import AreaFilter from './AreaFilter';
import EarlierBetas from './EarlierBetas';
import FeedLinks from './FeedLinks';
import LineFold from './LineFold';
import {useChangelog} from './useChangelog';

type Props = {
  channel: Channel;
  releases: ReleasesByLanguage;
};

/** Every release of a channel, folded by line, the newest open. */
export default function Changelog({channel, releases: all}: Props) {
  const releases = all[language];
  const {area, setArea, target, isAllOpen, toggleAll} = useChangelog();
  return (
    <section aria-labelledby="releases">
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
