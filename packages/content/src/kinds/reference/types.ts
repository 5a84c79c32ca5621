import type {Localized} from '@scriptcat/contract';

/** What a script is: decided by its header, see the metadata keys `background` and `crontab`. */
export type ScriptKind = 'page' | 'background' | 'crontab' | 'subscribe';

/** Where an API can be called: in a web page, or in a background or scheduled script. */
export type RunContext = 'page' | 'background';

/** How another manager treats the same name. */
export type Verdict = 'same' | 'differs' | 'absent' | 'unverified';

/** What is known about one name in another manager. */
export interface Support {
  readonly verdict: Verdict;
  /** First version that has it, where its documentation says so. */
  readonly since?: string;
  /** The note rests on reading, not on a check. */
  readonly unverified?: boolean;
  /** What differs, in one or two sentences. */
  readonly note?: Localized;
}

/** The managers the compatibility tables compare with. */
export type OtherManager = 'tampermonkey' | 'violentmonkey';

/** Support of one name in the other managers. */
export type Compatibility = Readonly<Record<OtherManager, Support>>;

/** One parameter, option or field of an object. */
export interface Field {
  readonly name: string;
  /** A TypeScript type; the declarations for the samples are generated from it. */
  readonly type: string;
  readonly optional?: boolean;
  readonly text: Localized;
  readonly default?: string;
  readonly since?: string;
  /** `true` when the field is declared but has no effect in the checked version. */
  readonly inert?: boolean;
}

/** `internal` helpers work but are not meant for scripts; `beta` needs a beta build. */
export type ApiStatus = 'current' | 'internal' | 'beta' | 'removed';

/** An object that goes into or comes out of a call; `name` is its TypeScript interface. */
export interface ApiObject {
  readonly name: string;
  readonly title: Localized;
  readonly base?: string;
  /** The fields are the arguments of a callback of this name. */
  readonly callback?: boolean;
  readonly fields: readonly Field[];
}

/** A message a script may get back, and what it means. */
export interface ApiError {
  readonly message: string;
  readonly when: Localized;
}

/** Something that changed in a later version. */
export interface ApiChange {
  readonly version: string;
  readonly text: Localized;
}

/** Everything the reference knows about one API. */
export interface Api {
  readonly name: string;
  /** The part of the reference it belongs to. */
  readonly group: string;
  readonly status: ApiStatus;
  /** Any one of these `@grant` values is enough; empty means none is needed. */
  readonly grants: readonly string[];
  /** TypeScript signatures without `declare`; a constant is written `name: type`. */
  readonly signatures: readonly string[];
  /** The promise form, with the full name as it is called. */
  readonly promise?: readonly string[];
  readonly contexts: readonly RunContext[];
  /** First version; `<=` marks what the oldest published version already had. */
  readonly since: string;
  readonly removed?: string;
  readonly changes?: readonly ApiChange[];
  readonly summary: Localized;
  readonly params?: readonly Field[];
  readonly objects?: readonly ApiObject[];
  readonly returns?: Localized;
  readonly permission?: Localized;
  readonly notes: readonly Localized[];
  /** The mistake people make with it, and the way out. */
  readonly mistake?: Localized;
  readonly errors?: readonly ApiError[];
  readonly compat: Compatibility;
  /** A file of samples/ that uses it. */
  readonly sample?: string;
}

/** A value of `@grant` and the names it puts into the script. */
export interface Grant {
  readonly name: string;
  /** Every name the script can use once the line is there. */
  readonly injects: readonly string[];
  readonly contexts: readonly RunContext[];
  /** `optional`: the script has the name without the line. */
  readonly status: Exclude<ApiStatus, 'removed'> | 'optional' | 'special';
}

/** What the value of a metadata key has to look like. */
export const valueKinds = [
  'text',
  'version',
  'url',
  'icon',
  'match',
  'include',
  'flag',
  'choice',
  'grant',
  'connect',
  'resource',
  'cron',
  'tags',
  'antifeature',
  'expression',
  'marker',
] as const;

export type MetadataKind = (typeof valueKinds)[number];

/** Whether ScriptCat reads a key: `no-effect` keys are known to the editor and then ignored. */
export type MetadataStatus = 'supported' | 'no-effect' | 'unsupported' | 'unneeded';

/** The facts about one metadata key that a checker needs; its texts are in `metadataTexts`. */
export interface MetadataKey {
  /** Spelling of the documentation, without the at sign. Keys are read case-insensitively. */
  readonly name: string;
  /** The part of the header a key belongs to. */
  readonly group: string;
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
  /** A file of samples/ that uses it. */
  readonly sample?: string;
}

/** What the reference says about one metadata key. */
export interface MetadataText {
  /** The term for the key. */
  readonly title: Localized;
  /** What it is for, in one sentence. */
  readonly summary: Localized;
  readonly notes: readonly Localized[];
  /** The mistake people make with it, and the way out. */
  readonly mistake?: Localized;
  readonly compat: Compatibility;
}

/** One message a script author may meet, with its cause and its cure. */
export interface ErrorEntry {
  /** The last part of its URL, the same in every language. */
  readonly id: string;
  /** What is shown; a message of the interface is in the reader's language. */
  readonly message: Localized;
  readonly when: Localized;
  readonly cure?: Localized;
  /** The names of the APIs it comes from. */
  readonly apis: readonly string[];
}

/** A part of the reference. */
export interface Group {
  readonly title: Localized;
  /** What to know before choosing one of its entries. */
  readonly about?: Localized;
}

/** A part of the error index. */
export interface ErrorGroup extends Group {
  readonly id: string;
  readonly entries: readonly ErrorEntry[];
}

/** An attribute of an item in a `==UserConfig==` block. */
export interface UserConfigAttribute {
  readonly name: string;
  readonly type: 'string' | 'number' | 'boolean' | 'array' | 'any';
  /** Control types that look at it; empty means all of them. */
  readonly usedBy: readonly string[];
  readonly since?: string;
  readonly text: Localized;
}

/** A control of the user-config panel. */
export interface UserConfigType {
  readonly name: string;
  readonly stores: 'string' | 'number' | 'boolean' | 'array';
  readonly since?: string;
  readonly text: Localized;
}

/** Attributes and controls of the panel; other attributes are kept in `GM_info.userConfig` without effect. */
export interface UserConfigTables {
  readonly attributes: readonly UserConfigAttribute[];
  readonly types: readonly UserConfigType[];
}

/** One field of a cron expression, in the order it is written. */
export interface CronFieldRule {
  readonly name: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'weekday';
  readonly min: number;
  readonly max: number;
  /** Three-letter names accepted besides numbers, in any case. */
  readonly names: readonly string[];
  /** What `once` in this field limits a script to; the second field ignores it. */
  readonly once: 'minute' | 'hour' | 'day' | 'month' | 'week' | null;
  readonly text: Localized;
}

/** One piece of cron syntax. */
export interface CronSyntaxRule {
  readonly form: string;
  readonly example: string;
  readonly supported: boolean;
  readonly text: Localized;
}

/** The six fields, of which the second may be left out and is then 0, and what may stand in them. */
export interface CronTables {
  readonly fields: readonly CronFieldRule[];
  readonly syntax: readonly CronSyntaxRule[];
}
