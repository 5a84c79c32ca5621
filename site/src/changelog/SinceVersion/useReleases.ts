import type {Milestone, Release, ReleasesByLanguage} from '@scriptcat/content/kinds/releases';
import language from '@scriptcat/content/texts/language';
import type {Channel} from '@scriptcat/content/version';
import {useLoaded} from '@site/src/shell/hooks/useLoaded';

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
  const {value, hasFailed} = useLoaded(loaders[channel], wanted !== undefined);
  if (hasFailed) return {state: 'failed'};
  if (!value) return {state: 'loading'};
  const versions = new Set(wanted?.map(({version}) => version));
  return {
    state: 'ready',
    list: value.default[language].filter(({version}) => versions.has(version)),
  };
}
