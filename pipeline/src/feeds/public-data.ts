import {latestBeta, latestMv2, latestStable} from '../../../site/src/changelog/releases/timeline';
import type {Release} from '../../../site/src/changelog/releases/types';

/** The shape of /data/releases.json, for programs that want the changelog without a feed reader. */
export function publicData(releases: readonly Release[]) {
  return {
    latest: {
      stable: latestStable.version,
      beta: latestBeta.version,
      manifestV2: latestMv2.version,
    },
    releases,
  };
}
