export {default as claims} from '@scriptcat/content/claims';
export type {Claim, Json} from '@scriptcat/content/kinds/claim';
export type {VersionResult} from './results/version-result';
export {claimScript, type ScriptParts, userscript} from './script';
