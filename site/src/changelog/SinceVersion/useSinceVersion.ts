import type {Channel} from '@scriptcat/content/version';
import {useQueryValue} from '@site/src/shell/hooks/useQueryValue';
import {useMemo} from 'react';
import {changesSince} from '../releases';
import {useReleases} from './useReleases';

/** Reads the question from the address (`?from=1.1.2&channel=beta`) and answers it. */
export function useSinceVersion(home: Channel) {
  const from = useQueryValue('from').trim();
  const asked = useQueryValue('channel');
  const channel = asked === 'stable' || asked === 'beta' ? asked : home;

  const answer = useMemo(() => (from ? changesSince(from, channel) : undefined), [from, channel]);
  const missed = answer?.status === 'behind' ? answer.missed : undefined;
  const releases = useReleases(channel, missed);
  return {from, channel, answer, releases};
}
