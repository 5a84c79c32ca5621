import type {Localized} from '@scriptcat/contract';
import type {Compatibility, Support} from './types';

/** Pairs a Chinese text with its English twin. */
export function text(zh: string, en: string): Localized {
  return {'zh-Hans': zh, en};
}

/** The name exists elsewhere with the same purpose and syntax. */
export const same: Support = {verdict: 'same'};

/** The other manager has no such name. */
export const absent: Support = {verdict: 'absent'};

/** The name exists elsewhere and behaves differently. */
export function differs(note?: Localized): Support {
  return note ? {verdict: 'differs', note} : {verdict: 'differs'};
}

/** Only ScriptCat has it. */
export const onlyHere: Compatibility = {tampermonkey: absent, violentmonkey: absent};

/** Both other managers have the same thing. */
export const alike: Compatibility = {tampermonkey: same, violentmonkey: same};
