import type {Localized} from '@scriptcat/contract';
import type {Compatibility, Field, RunContext} from '../types';

/** The part of the reference an API belongs to. */
export type ApiGroup =
  | 'values'
  | 'network'
  | 'download'
  | 'tabs'
  | 'menu'
  | 'notification'
  | 'style-dom'
  | 'resources'
  | 'cookies'
  | 'clipboard'
  | 'log'
  | 'info'
  | 'window'
  | 'cat'
  | 'agent';

/** `internal` helpers work but are not meant for scripts; `beta` needs a beta build. */
export type ApiStatus = 'current' | 'internal' | 'beta' | 'removed';

/** An object that goes into or comes out of a call; `name` is its TypeScript interface. */
export type ApiObject = {
  readonly name: string;
  readonly title: Localized;
  readonly base?: string;
  /** The fields are the arguments of a callback of this name. */
  readonly callback?: boolean;
  readonly fields: readonly Field[];
};

/** A message a script may get back, and what it means. */
export type ApiError = {
  readonly message: string;
  readonly when: Localized;
};

/** Something that changed in a later version. */
export type ApiChange = {readonly version: string; readonly text: Localized};

/** Everything the reference knows about one API. */
export type Api = {
  readonly name: string;
  readonly group: ApiGroup;
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
};
