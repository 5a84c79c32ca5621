// Only the timetables are imported here, so that a page asking for the latest version does not
// carry every change of every release with it.

import {channelOf} from './channel';
import {line as v0_2} from './lines/v0-2';
import {line as v0_3} from './lines/v0-3';
import {line as v0_4} from './lines/v0-4';
import {line as v0_5} from './lines/v0-5';
import {line as v0_6} from './lines/v0-6';
import {line as v0_7} from './lines/v0-7';
import {line as v0_8} from './lines/v0-8';
import {line as v0_9} from './lines/v0-9';
import {line as v0_10} from './lines/v0-10';
import {line as v0_11} from './lines/v0-11';
import {line as v0_12} from './lines/v0-12';
import {line as v0_13} from './lines/v0-13';
import {line as v0_14} from './lines/v0-14';
import {line as v0_15} from './lines/v0-15';
import {line as v0_16} from './lines/v0-16';
import {line as v0_17} from './lines/v0-17';
import {line as v0_18} from './lines/v0-18';
import {line as v1_0} from './lines/v1-0';
import {line as v1_1} from './lines/v1-1';
import {line as v1_2} from './lines/v1-2';
import {line as v1_3} from './lines/v1-3';
import {line as v1_4} from './lines/v1-4';
import {line as v1_5} from './lines/v1-5';
import type {Line, Milestone} from './types';
import {compareTags} from './version';

export const lines: readonly Line[] = [
  v1_5,
  v1_4,
  v1_3,
  v1_2,
  v1_1,
  v1_0,
  v0_18,
  v0_17,
  v0_16,
  v0_15,
  v0_14,
  v0_13,
  v0_12,
  v0_11,
  v0_10,
  v0_9,
  v0_8,
  v0_7,
  v0_6,
  v0_5,
  v0_4,
  v0_3,
  v0_2,
];

/** Every release, the highest version first. */
export const milestones: readonly Milestone[] = lines
  .flatMap(({id, manifest, releases}) =>
    releases.map((tag) => ({...tag, channel: channelOf(tag.version), line: id, manifest})),
  )
  .sort((a, b) => compareTags(b.version, a.version));

/** The highest version among those that pass; the data always holds one of each sort asked for. */
export function latest(
  releases: readonly Milestone[],
  accept: (release: Milestone) => boolean,
): Milestone {
  const found = releases
    .filter(accept)
    .reduce<Milestone | undefined>(
      (best, one) => (best && compareTags(best.version, one.version) >= 0 ? best : one),
      undefined,
    );
  if (!found) throw new Error('No release of this sort in the data.');
  return found;
}

export const latestStable = latest(milestones, ({channel}) => channel === 'stable');
export const latestBeta = latest(milestones, ({channel}) => channel === 'beta');
/** For browsers that cannot run Manifest V3 packages. */
export const latestMv2 = latest(
  milestones,
  ({channel, manifest}) => channel === 'stable' && manifest === 2,
);
