import type {ScriptKind} from './types';

/** What the value of a metadata key has to look like. */
export type MetadataKind =
  | 'text'
  | 'version'
  | 'url'
  | 'icon'
  | 'match'
  | 'include'
  | 'flag'
  | 'choice'
  | 'grant'
  | 'connect'
  | 'resource'
  | 'cron'
  | 'tags'
  | 'antifeature'
  | 'expression'
  | 'marker';

/** Whether ScriptCat reads a key: `no-effect` keys are known to the editor and then ignored. */
export type MetadataStatus = 'supported' | 'no-effect' | 'unsupported' | 'unneeded';

/** The part of the header a key belongs to. */
export type MetadataGroup =
  | 'identity'
  | 'links'
  | 'matching'
  | 'running'
  | 'permissions'
  | 'resources'
  | 'kinds'
  | 'cloud'
  | 'ignored';

/** The facts about one metadata key that a checker needs; its texts are in `metadataTexts`. */
export type MetadataKey = {
  /** Spelling of the documentation, without the at sign. Keys are read case-insensitively. */
  readonly name: string;
  readonly group: MetadataGroup;
  readonly kind: MetadataKind;
  readonly status: MetadataStatus;
  /** Several lines are all used; otherwise only the first one counts. */
  readonly repeatable?: boolean;
  /** The form `@key:locale` is read. */
  readonly localisable?: boolean;
  readonly required?: boolean;
  readonly contexts: readonly ScriptKind[];
  /** The accepted values, where the list is closed. */
  readonly values?: readonly string[];
  /** First version with the key; absent when it is unknown or the key is not supported. */
  readonly since?: string;
  readonly syntax: readonly string[];
};

const anyFile = ['page', 'background', 'crontab', 'subscribe'] as const;
const scripts = ['page', 'background', 'crontab'] as const;
const pageScripts = ['page'] as const;

const rows = [
  {
    name: 'name',
    group: 'identity',
    kind: 'text',
    status: 'supported',
    localisable: true,
    required: true,
    contexts: anyFile,
    since: '0.2.0',
    syntax: ['@name <text>', '@name:<locale> <text>'],
  },
  {
    name: 'namespace',
    group: 'identity',
    kind: 'text',
    status: 'supported',
    contexts: anyFile,
    since: '0.2.0',
    syntax: ['@namespace <text>'],
  },
  {
    name: 'version',
    group: 'identity',
    kind: 'version',
    status: 'supported',
    contexts: anyFile,
    since: '0.2.0',
    syntax: ['@version <version>'],
  },
  {
    name: 'description',
    group: 'identity',
    kind: 'text',
    status: 'supported',
    localisable: true,
    contexts: anyFile,
    since: '0.2.0',
    syntax: ['@description <text>', '@description:<locale> <text>'],
  },
  {
    name: 'author',
    group: 'identity',
    kind: 'text',
    status: 'supported',
    contexts: anyFile,
    since: '0.2.0',
    syntax: ['@author <text>'],
  },
  {
    name: 'copyright',
    group: 'identity',
    kind: 'text',
    status: 'supported',
    contexts: scripts,
    syntax: ['@copyright <text>'],
  },
  {
    name: 'license',
    group: 'identity',
    kind: 'text',
    status: 'supported',
    contexts: scripts,
    since: '0.3.0',
    syntax: ['@license <text>'],
  },
  {
    name: 'tag',
    group: 'identity',
    kind: 'tags',
    status: 'supported',
    repeatable: true,
    contexts: scripts,
    since: '1.2.0-beta.2',
    syntax: ['@tag <tag>[, <tag> ...]'],
  },
  {
    name: 'antifeature',
    group: 'identity',
    kind: 'antifeature',
    status: 'supported',
    repeatable: true,
    contexts: scripts,
    values: ['referral-link', 'ads', 'payment', 'miner', 'membership', 'tracking'],
    since: '0.10.0-alpha',
    syntax: ['@antifeature <type> [description]'],
  },
  {
    name: 'icon',
    group: 'links',
    kind: 'icon',
    status: 'supported',
    contexts: anyFile,
    since: '0.5.2',
    syntax: ['@icon <url or data: URI>'],
  },
  {
    name: 'iconURL',
    group: 'links',
    kind: 'icon',
    status: 'supported',
    contexts: scripts,
    since: '0.5.2',
    syntax: ['@iconURL <url>'],
  },
  {
    name: 'defaulticon',
    group: 'links',
    kind: 'icon',
    status: 'supported',
    contexts: scripts,
    since: '0.5.2',
    syntax: ['@defaulticon <url>'],
  },
  {
    name: 'icon64',
    group: 'links',
    kind: 'icon',
    status: 'supported',
    contexts: scripts,
    since: '0.5.2',
    syntax: ['@icon64 <url>'],
  },
  {
    name: 'icon64URL',
    group: 'links',
    kind: 'icon',
    status: 'supported',
    contexts: scripts,
    since: '0.5.2',
    syntax: ['@icon64URL <url>'],
  },
  {
    name: 'homepage',
    group: 'links',
    kind: 'url',
    status: 'supported',
    contexts: scripts,
    since: '0.5.1',
    syntax: ['@homepage <http(s) url>'],
  },
  {
    name: 'homepageURL',
    group: 'links',
    kind: 'url',
    status: 'supported',
    contexts: scripts,
    since: '0.5.1',
    syntax: ['@homepageURL <http(s) url>'],
  },
  {
    name: 'website',
    group: 'links',
    kind: 'url',
    status: 'supported',
    contexts: scripts,
    since: '0.5.1',
    syntax: ['@website <http(s) url>'],
  },
  {
    name: 'source',
    group: 'links',
    kind: 'url',
    status: 'supported',
    contexts: scripts,
    since: '0.5.1',
    syntax: ['@source <http(s) url>'],
  },
  {
    name: 'supportURL',
    group: 'links',
    kind: 'url',
    status: 'supported',
    contexts: scripts,
    since: '0.5.1',
    syntax: ['@supportURL <http(s) url>'],
  },
  {
    name: 'support',
    group: 'links',
    kind: 'url',
    status: 'supported',
    contexts: scripts,
    since: '1.5.1',
    syntax: ['@support <http(s) url>'],
  },
  {
    name: 'updateURL',
    group: 'links',
    kind: 'url',
    status: 'supported',
    contexts: scripts,
    since: '0.5.1',
    syntax: ['@updateURL <url>'],
  },
  {
    name: 'downloadURL',
    group: 'links',
    kind: 'url',
    status: 'supported',
    contexts: scripts,
    since: '0.5.1',
    syntax: ['@downloadURL <url>'],
  },
  {
    name: 'match',
    group: 'matching',
    kind: 'match',
    status: 'supported',
    repeatable: true,
    contexts: pageScripts,
    since: '0.3.0',
    syntax: ['@match <match pattern>'],
  },
  {
    name: 'include',
    group: 'matching',
    kind: 'include',
    status: 'supported',
    repeatable: true,
    contexts: pageScripts,
    since: '0.3.4',
    syntax: ['@include <glob | match pattern | /regex/flags>'],
  },
  {
    name: 'exclude',
    group: 'matching',
    kind: 'include',
    status: 'supported',
    repeatable: true,
    contexts: pageScripts,
    since: '0.3.4',
    syntax: ['@exclude <glob | match pattern | /regex/flags>'],
  },
  {
    name: 'noframes',
    group: 'matching',
    kind: 'flag',
    status: 'supported',
    contexts: pageScripts,
    since: '0.3.0',
    syntax: ['@noframes'],
  },
  {
    name: 'run-at',
    group: 'running',
    kind: 'choice',
    status: 'supported',
    contexts: pageScripts,
    values: ['document-start', 'document-body', 'document-end', 'document-idle', 'context-menu'],
    since: '0.3.0',
    syntax: ['@run-at <value>'],
  },
  {
    name: 'early-start',
    group: 'running',
    kind: 'flag',
    status: 'supported',
    contexts: pageScripts,
    values: ['', 'true'],
    since: '1.1.0-beta.2',
    syntax: ['@early-start'],
  },
  {
    name: 'run-in',
    group: 'running',
    kind: 'choice',
    status: 'supported',
    contexts: scripts,
    values: ['all', 'normal-tabs', 'incognito-tabs'],
    since: '0.17.0-beta',
    syntax: ['@run-in <value>'],
  },
  {
    name: 'inject-into',
    group: 'running',
    kind: 'choice',
    status: 'supported',
    contexts: pageScripts,
    values: ['page', 'content'],
    since: '1.2.0-beta.1',
    syntax: ['@inject-into <page|content>'],
  },
  {
    name: 'unwrap',
    group: 'running',
    kind: 'flag',
    status: 'supported',
    contexts: pageScripts,
    values: ['', 'true'],
    since: '1.4.0-beta.1',
    syntax: ['@unwrap'],
  },
  {
    name: 'grant',
    group: 'permissions',
    kind: 'grant',
    status: 'supported',
    repeatable: true,
    contexts: scripts,
    since: '0.2.0',
    syntax: ['@grant <API name | none | unsafeWindow>'],
  },
  {
    name: 'connect',
    group: 'permissions',
    kind: 'connect',
    status: 'supported',
    repeatable: true,
    contexts: anyFile,
    since: '0.2.0',
    syntax: ['@connect <domain | self | *>'],
  },
  {
    name: 'require',
    group: 'resources',
    kind: 'resource',
    status: 'supported',
    repeatable: true,
    contexts: scripts,
    since: '0.3.0',
    syntax: ['@require <absolute url>[#<hash>]'],
  },
  {
    name: 'require-css',
    group: 'resources',
    kind: 'resource',
    status: 'supported',
    repeatable: true,
    contexts: pageScripts,
    since: '0.3.4',
    syntax: ['@require-css <absolute url>[#<hash>]'],
  },
  {
    name: 'resource',
    group: 'resources',
    kind: 'resource',
    status: 'supported',
    repeatable: true,
    contexts: scripts,
    since: '0.3.0',
    syntax: ['@resource <name> <absolute url>[#<hash>]'],
  },
  {
    name: 'storageName',
    group: 'resources',
    kind: 'text',
    status: 'supported',
    contexts: scripts,
    since: '0.5.2',
    syntax: ['@storageName <text>'],
  },
  {
    name: 'background',
    group: 'kinds',
    kind: 'flag',
    status: 'supported',
    contexts: ['background'],
    since: '0.2.0',
    syntax: ['@background'],
  },
  {
    name: 'crontab',
    group: 'kinds',
    kind: 'cron',
    status: 'supported',
    repeatable: true,
    contexts: ['crontab'],
    since: '0.2.0',
    syntax: ['@crontab <cron expression>'],
  },
  {
    name: 'UserSubscribe',
    group: 'kinds',
    kind: 'marker',
    status: 'supported',
    contexts: ['subscribe'],
    since: '0.6.0',
    syntax: ['==UserSubscribe=='],
  },
  {
    name: 'scriptUrl',
    group: 'kinds',
    kind: 'url',
    status: 'supported',
    repeatable: true,
    contexts: ['subscribe'],
    since: '0.6.0',
    syntax: ['@scriptUrl <url of a .user.js>'],
  },
  {
    name: 'cloudCat',
    group: 'cloud',
    kind: 'flag',
    status: 'supported',
    contexts: scripts,
    since: '0.5.0',
    syntax: ['@cloudCat'],
  },
  {
    name: 'exportValue',
    group: 'cloud',
    kind: 'expression',
    status: 'supported',
    contexts: scripts,
    since: '0.5.0',
    syntax: ['@exportValue <key>[,<key>...]'],
  },
  {
    name: 'exportCookie',
    group: 'cloud',
    kind: 'expression',
    status: 'supported',
    contexts: scripts,
    since: '0.5.0',
    syntax: ['@exportCookie <k>=<v>[;<k>=<v>...]'],
  },
  {
    name: 'cloudServer',
    group: 'cloud',
    kind: 'url',
    status: 'no-effect',
    contexts: scripts,
    syntax: ['@cloudServer <url>'],
  },
  {
    name: 'definition',
    group: 'ignored',
    kind: 'url',
    status: 'no-effect',
    contexts: scripts,
    since: '0.4.0',
    syntax: ['@definition <url of .d.ts>'],
  },
  {
    name: 'compatible',
    group: 'ignored',
    kind: 'text',
    status: 'no-effect',
    repeatable: true,
    contexts: scripts,
    syntax: ['@compatible <browser> ...'],
  },
  {
    name: 'sandbox',
    group: 'ignored',
    kind: 'choice',
    status: 'unsupported',
    contexts: [],
    syntax: ['@sandbox <raw|JavaScript|DOM>'],
  },
  {
    name: 'webRequest',
    group: 'ignored',
    kind: 'text',
    status: 'unsupported',
    contexts: [],
    syntax: ['@webRequest <json>'],
  },
  {
    name: 'exclude-match',
    group: 'ignored',
    kind: 'match',
    status: 'unsupported',
    contexts: [],
    syntax: ['@exclude-match <match pattern>'],
  },
  {
    name: 'top-level-await',
    group: 'ignored',
    kind: 'flag',
    status: 'unneeded',
    contexts: [],
    syntax: ['@top-level-await'],
  },
  {
    name: 'nocompat',
    group: 'ignored',
    kind: 'flag',
    status: 'unsupported',
    contexts: [],
    syntax: ['@nocompat'],
  },
] as const satisfies readonly MetadataKey[];

/** Name of a documented metadata key. */
export type MetadataKeyName = (typeof rows)[number]['name'];

/** Every documented metadata key, checked against ScriptCat 1.5.0-beta.2. */
export const metadataKeys: readonly (MetadataKey & {readonly name: MetadataKeyName})[] = rows;

/** Keys of other managers and script sites that are kept in the header and have no effect. */
export const ignoredKeyNames: readonly string[] = [
  'incompatible',
  'contributionURL',
  'contributionAmount',
  'contributor',
  'collaborator',
  'history',
  'installURL',
  'user-agent',
  'domain',
  'delay',
  'priority',
  'allFrames',
];

/** Prefixes of keys that script sites use for themselves. */
export const ignoredKeyPrefixes: readonly string[] = ['oujs:', 'uso:'];
