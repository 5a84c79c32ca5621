import {agent} from './agent';
import {cat} from './cat';
import {cookies} from './cookies';
import {info} from './info';
import {menu} from './menu';
import {network} from './network';
import {notification} from './notification';
import {page} from './page';
import {tabs} from './tabs';
import type {Api} from './types';
import {values} from './values';

export type {Api, ApiChange, ApiError, ApiGroup, ApiObject, ApiStatus} from './types';

/** Every API a script can meet, checked against ScriptCat 1.5.0-beta.2. */
export const apis: readonly Api[] = [
  ...values,
  ...network,
  ...tabs,
  ...menu,
  ...notification,
  ...page,
  ...cookies,
  ...info,
  ...cat,
  ...agent,
];
