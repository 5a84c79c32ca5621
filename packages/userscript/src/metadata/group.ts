import type {Level, RuleCode} from './rules/levels';
import type {Finding} from './rules/script';

/** Findings of one kind, which a report shows as one. */
export interface FindingGroup {
  code: RuleCode;
  level: Level;
  findings: readonly [Finding, ...Finding[]];
}

const weight: Record<Level, number> = {error: 0, warning: 1, info: 2};

/** Rules that keep the whole script from being installed or from running anywhere. */
const stopping: ReadonlySet<RuleCode> = new Set<RuleCode>([
  'block-missing',
  'block-unclosed',
  'block-too-few-keys',
  'name-missing',
  'name-empty',
  'crontab-refused',
  'config-invalid',
  'code-syntax',
  'match-refused-host',
  'match-none',
  'match-exclude-only',
]);

/** True for what keeps the whole script from working. */
export function isStopping({code}: Pick<Finding, 'code'>): boolean {
  return stopping.has(code);
}

/** Orders findings by how much they matter, then by line. */
export function byImportance(a: Finding, b: Finding): number {
  const rank = (one: Finding): number => weight[one.level] * 2 - Number(isStopping(one));
  return rank(a) - rank(b) || a.line - b.line;
}

/** Puts findings of one rule together, in the order of the first of them. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<RuleCode, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const group = groups.get(finding.code);
    if (group) group.push(finding);
    else groups.set(finding.code, [finding]);
  }
  return Array.from(groups, ([code, found]) => ({code, level: found[0].level, findings: found}));
}
