import type words from '@scriptcat/content/tools/header/findings';
import rules from '@scriptcat/content/tools/header/rules';

/**
 * How much a finding matters. An error stops the script or breaks something it does in ScriptCat;
 * warnings surprise, infos help.
 */
export type Level = 'error' | 'warning' | 'info';

/** Every rule of the checker and its level. */
export const ruleLevels: Readonly<Record<RuleCode, Level>> = rules.levels;

/** The code of a rule. */
export type RuleCode = keyof (typeof rules)['levels'];

/** Rules whose fixes change nothing that works, so that they may be applied together and unseen. */
export const safeFixes: ReadonlySet<RuleCode> = new Set(rules.safe);

/** What a fix does, for the label of its button. */
export type FixCode = keyof (typeof words)['en']['fixes'];
