import type {Milestone, Release, ReleasesByLanguage} from '@scriptcat/content/kinds/releases';
import language from '@scriptcat/content/texts/language';
import type {Channel} from '@scriptcat/content/version';
import {useEffect, useState} from 'react';

// The page's own channel is loaded already; the other one is fetched on demand.
const loaders: Readonly<Record<Channel, () => Promise<{default: ReleasesByLanguage}>>> = {
  stable: () => import('@scriptcat/content/releases/stable'),
  beta: () => import('@scriptcat/content/releases/beta'),
};

export type Releases =
  | {readonly state: 'loading' | 'failed'}
  | {readonly state: 'ready'; readonly list: readonly Release[]};

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
        const list = module.default[language].filter(({version}) => versions.has(version));
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
