import {text} from '../localized';
import type {Field, RunContext} from '../types';

type Extra = Pick<Field, 'default' | 'since' | 'inert'>;

/** A parameter or field that has to be given, or that is always there. */
export function required(name: string, type: string, zh: string, en: string, extra?: Extra): Field {
  return {name, type, text: text(zh, en), ...extra};
}

/** A parameter or field that may be left out. */
export function optional(name: string, type: string, zh: string, en: string, extra?: Extra): Field {
  return {name, type, optional: true, text: text(zh, en), ...extra};
}

/** Page, background and scheduled scripts. */
export const everywhere: readonly RunContext[] = ['page', 'background'];

/** Page scripts only: the call needs a page or a tab. */
export const pageOnly: readonly RunContext[] = ['page'];

/** Background and scheduled scripts only. */
export const backgroundOnly: readonly RunContext[] = ['background'];
