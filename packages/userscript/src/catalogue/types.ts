import type {Localized} from '@scriptcat/contract';

/** What a script is: decided by its header, see the metadata keys `background` and `crontab`. */
export type ScriptKind = 'page' | 'background' | 'crontab' | 'subscribe';

/** Where an API can be called: in a web page, or in a background or scheduled script. */
export type RunContext = 'page' | 'background';

/** How another manager treats the same name. */
export type Verdict = 'same' | 'differs' | 'absent' | 'unverified';

/** What is known about one name in another manager. */
export type Support = {
  readonly verdict: Verdict;
  /** First version that has it, where its documentation says so. */
  readonly since?: string;
  /** What differs, in one or two sentences. */
  readonly note?: Localized;
  /** The note rests on reading, not on a check. */
  readonly unverified?: boolean;
};

/** The managers the compatibility tables compare with. */
export type OtherManager = 'tampermonkey' | 'violentmonkey';

/** Support of one name in the other managers. */
export type Compatibility = Readonly<Record<OtherManager, Support>>;

/** One parameter, option or field of an object. */
export type Field = {
  readonly name: string;
  /** A TypeScript type; the declarations for the samples are generated from it. */
  readonly type: string;
  readonly optional?: boolean;
  readonly default?: string;
  readonly since?: string;
  /** `true` when the field is declared but has no effect in the checked version. */
  readonly inert?: boolean;
  readonly text: Localized;
};
