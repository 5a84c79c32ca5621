import type words from '@scriptcat/content/tools/migrate/topics';
import type {OtherManager} from '../catalogue';
import {parseRule, type Rule} from '../match/rule';
import type {HeaderEntry} from '../metadata/parse';

/** Differences that show in no single name. */
export type MigrationTopic = keyof (typeof words)['en'];

/** A rule that means something else in the other manager, and the lines it concerns. */
export interface RuleDifference {
  topic: MigrationTopic;
  lines: readonly HeaderEntry[];
}

/** Compares what the rules of a script cover here with what they cover there. */
export function ruleDifferences(
  entries: readonly HeaderEntry[],
  from: OtherManager,
): RuleDifference[] {
  const pairs = entries.flatMap((entry) => {
    const {key, value, line} = entry;
    const isRule = key === 'match' || key === 'include' || key === 'exclude';
    return isRule ? [{entry, rule: parseRule({key, value, line})}] : [];
  });
  const pick = (topic: MigrationTopic, applies: (rule: Rule) => boolean): RuleDifference[] => {
    const lines = pairs.filter(({rule}) => applies(rule)).map(({entry}) => entry);
    return lines.length > 0 ? [{topic, lines}] : [];
  };
  return [
    ...(from === 'violentmonkey'
      ? [...pick('match-query', endsAtPath), ...pick('glob-case', hasCase)]
      : []),
    ...pick('first-fit', stopsEarly),
  ];
}

/** Violentmonkey lets a query follow a path that is written without one. */
function endsAtPath(rule: Rule): boolean {
  if (rule.kind !== 'match') return false;
  const {path} = rule.pattern;
  return !/[?#]/.test(path) && !path.endsWith('*');
}

/** Violentmonkey reads globs without regard to case. */
function hasCase(rule: Rule): boolean {
  return rule.kind === 'glob' && /[A-Z]/.test(rule.normalised);
}

/** Text after a `*` at the end of a rule is only looked for once. */
function stopsEarly(rule: Rule): boolean {
  if (rule.kind === 'match') return /\*[^*?#]+$/.test(rule.pattern.path);
  return rule.kind === 'glob' && /\/.*\*[^*?]+$/.test(rule.normalised.replace(/^.*?:\/\//, ''));
}
