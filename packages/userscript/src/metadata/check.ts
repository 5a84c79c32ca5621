import type {ScriptKind} from '../catalogue';
import type {Use} from './code';
import {byImportance} from './group';
import {type HeaderEntry, parseHeader} from './parse';
import {blockRules} from './rules/block';
import {grantRules} from './rules/grants';
import {keyRules} from './rules/keys';
import {matchingRules} from './rules/matching';
import {networkRules} from './rules/network';
import {runningRules} from './rules/running';
import {createScript, type Finding, type Fix, finding, type Rule} from './rules/script';

/** What the checker found in a script. */
export interface HeaderReport {
  kind: ScriptKind | undefined;
  entries: readonly HeaderEntry[];
  findings: readonly Finding[];
  /** Granted names the code mentions. */
  uses: readonly Use[];
}

const rules: readonly Rule[] = [
  ...blockRules,
  ...keyRules,
  ...matchingRules,
  ...grantRules,
  ...networkRules,
  ...runningRules,
];

const emptyHeader =
  '// ==UserScript==\n// @name    My script\n// @version 1.0.0\n// @match   *://*/*\n// ==/UserScript==\n\n';

/** Checks the header of a script, together with the code below it. */
export function checkHeader(source: string): HeaderReport {
  const parsed = parseHeader(source);
  if (!parsed.ok) {
    const isMissing = parsed.problem === 'missing';
    const edits = [{from: 0, to: 0, insert: emptyHeader}];
    const fix: Fix | undefined = isMissing ? {code: 'add-header', params: {}, edits} : undefined;
    const found = finding(isMissing ? 'block-missing' : 'block-unclosed', parsed.line, {}, fix);
    return {kind: undefined, entries: [], findings: [found], uses: []};
  }
  const script = createScript(source, parsed.header);
  const findings = rules.flatMap((rule) => rule(script));
  findings.sort(byImportance);
  return {kind: script.kind, entries: parsed.header.entries, findings, uses: script.code.uses};
}
