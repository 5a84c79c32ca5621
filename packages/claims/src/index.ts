import {agentClaims} from './agent';
import {backgroundClaims} from './background';
import {catClaims} from './cat';
import {cookieClaims} from './cookies';
import {infoClaims} from './info';
import {menuClaims} from './menu';
import {metadataClaims} from './metadata';
import {networkClaims} from './network';
import {notificationClaims} from './notification';
import {pageClaims} from './page';
import {tabClaims} from './tabs';
import type {Claim} from './types';
import {valueClaims} from './values';

export {claimBody, claimHeader, claimScript, isSame} from './script';
export type {Claim, Json, VersionResult} from './types';

/** Every claim that a script can check on its own. */
export const claims: readonly Claim[] = [
  ...valueClaims,
  ...networkClaims,
  ...pageClaims,
  ...tabClaims,
  ...cookieClaims,
  ...menuClaims,
  ...notificationClaims,
  ...infoClaims,
  ...catClaims,
  ...agentClaims,
  ...backgroundClaims,
  ...metadataClaims,
];
