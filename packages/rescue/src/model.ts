/** What is wrong with a script that was found. */
export type Damage =
  /** Its settings were found, its code was not. */
  | 'no-code'
  /** The code is empty. */
  | 'empty'
  /** Parts of the code may be wrong or missing. */
  | 'code'
  /** Switch, position and update address are lost. */
  | 'settings'
  /** The newest stored values can't be read; older ones may be there. */
  | 'values';

export type Values = Record<string, unknown>;

/** Changes to a script's header made in its settings; as ScriptCat keeps or imports them. */
export interface Overrides {
  /** ScriptCat's own form: header keys and their values. */
  selfMeta?: Record<string, string[]>;
  /** Tampermonkey's form, which ScriptCat's import understands since 1.5. */
  options?: Record<string, unknown>;
}

export interface Resource {
  kind: 'resources' | 'requires' | 'requires.css';
  url: string;
  mimetype: string;
  content: Uint8Array;
  changed: number;
}

/** One code that a script had. */
export interface Generation {
  code: string;
  version: string;
  /** Whether all of it is as it was written. */
  isWhole: boolean;
}

export interface FoundScript {
  uuid: string;
  name: string;
  namespace: string;
  /** Newest first. */
  generations: Generation[];
  /** Where it was: in the list, deleted but still in the files, or in the trash. */
  place: 'list' | 'deleted' | 'trash';
  damage: Damage[];
  /** When it was last changed, in milliseconds. */
  changed?: number;
  isEnabled?: boolean;
  position?: number;
  checksUpdates?: boolean;
  url?: string;
  subscription?: string;
  overrides: Overrides;
  values: Values;
  valuesChanged?: number;
  resources: Resource[];
}

export interface Subscription {
  name: string;
  url: string;
  code: string;
  isEnabled: boolean;
  scripts: unknown;
  changed?: number;
}

/** Why something can't be read, or not completely. */
export interface Problem {
  code: 'damaged' | 'missing' | 'not-scriptcat' | 'no-data' | 'not-a-backup';
  file?: string;
}

export type Source = 'storage' | 'scriptcat' | 'tampermonkey' | 'violentmonkey' | 'plain';

/** What a folder or a backup holds. */
export interface Reading {
  source: Source;
  scripts: FoundScript[];
  subscriptions: Subscription[];
  /** How many permissions were granted; no import takes them. */
  permissions: number;
  /** The extension's own settings, as a backup of 1.5 has them. */
  settings?: Record<string, unknown>;
  problems: Problem[];
}
