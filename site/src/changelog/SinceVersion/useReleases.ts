import {useEffect, useState} from 'react';
import type {Channel, LocalRelease, Milestone} from '../releases';

// The channel a page lists is in memory already; the other one is fetched when somebody asks.
const loaders: Readonly<Record<Channel, () => Promise<{default: readonly LocalRelease[]}>>> = {
  stable: () => import('@generated/releases/default/stable.json'),
  beta: () => import('@generated/releases/default/beta.json'),
};

export type Releases =
  | {readonly state: 'loading' | 'failed'}
  | {readonly state: 'ready'; readonly list: readonly LocalRelease[]};

/** The wanted releases with their changes, once they are there. */
export function useReleases(channel: Channel, wanted: readonly Milestone[] | undefined): Releases {
  const [releases, setReleases] = useState<Releases>({state: 'loading'});

  useEffect(() => {
    if (!wanted) return;
    let isStale = false;
    const versions = new Set(wanted.map(({version}) => version));
    setReleases({state: 'loading'});
    loaders[channel]().then(
      (module) => {
        const list = module.default.filter(({version}) => versions.has(version));
        if (!isStale) setReleases({state: 'ready', list});
      },
      () => {
        if (!isStale) setReleases({state: 'failed'});
      },
    );
    return () => {
      isStale = true;
    };
  }, [channel, wanted]);

  return releases;
}
