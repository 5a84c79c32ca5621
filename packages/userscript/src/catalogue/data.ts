import type {Group} from '@scriptcat/content/kinds/reference/types';
import cron from '@scriptcat/content/reference/cron';
import grants from '@scriptcat/content/reference/grants';
import groups from '@scriptcat/content/reference/groups';
import ignored from '@scriptcat/content/reference/ignored-keys';
import texts from '@scriptcat/content/reference/meta-texts';
import userConfig from '@scriptcat/content/reference/user-config';

export type * from '@scriptcat/content/kinds/reference/types';
export {default as apis} from '@scriptcat/content/reference/apis';
export {default as errorGroups} from '@scriptcat/content/reference/errors';
export {default as labels} from '@scriptcat/content/reference/labels';
export {default as metadataKeys} from '@scriptcat/content/reference/meta';
export {grants, texts as metadataTexts};

/** Name of a documented metadata key. */
export type MetadataKeyName = keyof typeof texts;

/** The accepted values of `@grant`, exactly as they must be spelt. */
export const grantNames: readonly string[] = grants.map((grant) => grant.name);

/** Names a sandboxed script has without asking. */
export const alwaysAvailable: readonly string[] = ['GM_info', 'GM.info', 'unsafeWindow'];

/** The groups by id, in the order of the pages. */
export const apiGroups: Readonly<Record<string, Group>> = groups.apis;
export const metadataGroups: Readonly<Record<string, Group>> = groups.meta;

/** Keys of other managers and script sites that are kept in the header and have no effect. */
export const ignoredKeyNames: readonly string[] = ignored.names;

/** Prefixes of keys that script sites use for themselves. */
export const ignoredKeyPrefixes: readonly string[] = ignored.prefixes;

export const {attributes: userConfigAttributes, types: userConfigTypes} = userConfig;
export const {fields: cronFields, syntax: cronSyntax} = cron;

/** Names of the managers. */
export const managerNames = {
  scriptcat: 'ScriptCat',
  tampermonkey: 'Tampermonkey',
  violentmonkey: 'Violentmonkey',
} as const;
