import {changes as v0_2} from './lines/v0-2';
import {changes as v0_3} from './lines/v0-3';
import {changes as v0_4} from './lines/v0-4';
import {changes as v0_5} from './lines/v0-5';
import {changes as v0_6} from './lines/v0-6';
import {changes as v0_7} from './lines/v0-7';
import {changes as v0_8} from './lines/v0-8';
import {changes as v0_9} from './lines/v0-9';
import {changes as v0_10} from './lines/v0-10';
import {changes as v0_11} from './lines/v0-11';
import {changes as v0_12} from './lines/v0-12';
import {changes as v0_13} from './lines/v0-13';
import {changes as v0_14} from './lines/v0-14';
import {changes as v0_15} from './lines/v0-15';
import {changes as v0_16} from './lines/v0-16';
import {changes as v0_17} from './lines/v0-17';
import {changes as v0_18} from './lines/v0-18';
import {changes as v1_0} from './lines/v1-0';
import {changes as v1_1} from './lines/v1-1';
import {changes as v1_2} from './lines/v1-2';
import {changes as v1_3} from './lines/v1-3';
import {changes as v1_4} from './lines/v1-4';
import {changes as v1_5} from './lines/v1-5';
import {milestones} from './timeline';
import type {Change, Release} from './types';

const changesByVersion: Readonly<Record<string, readonly Change[]>> = {
  ...v1_5,
  ...v1_4,
  ...v1_3,
  ...v1_2,
  ...v1_1,
  ...v1_0,
  ...v0_18,
  ...v0_17,
  ...v0_16,
  ...v0_15,
  ...v0_14,
  ...v0_13,
  ...v0_12,
  ...v0_11,
  ...v0_10,
  ...v0_9,
  ...v0_8,
  ...v0_7,
  ...v0_6,
  ...v0_5,
  ...v0_4,
  ...v0_3,
  ...v0_2,
};

/** Every release with its changes, the highest version first. Large: for build time and checks only. */
export const releases: readonly Release[] = milestones.map((milestone) => ({
  ...milestone,
  changes: changesByVersion[milestone.version] ?? [],
}));
